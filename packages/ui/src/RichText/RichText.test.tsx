import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { RichText } from './RichText.tsx';
import { richText } from './RichText.fixture.ts';
import { isSafeAddress, type RichTextNode } from './richText.ts';

function paragraphWithLink(url: string): RichTextNode[] {
  return [{ type: 'paragraph', children: [{ type: 'link', url, children: [{ type: 'text', text: 'Mehr' }] }] }];
}

describe('isSafeAddress', () => {
  it.each([
    '/jobs',
    'jobs',
    '#top',
    'https://a.example/',
    'http://a.example',
    'mailto:a@b.example',
    'tel:+41440000000',
  ])('accepts %s', (address) => expect(isSafeAddress(address)).toBe(true));

  it.each([
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc/passwd',
    'https://[',
  ])('rejects %j', (address) => expect(isSafeAddress(address)).toBe(false));
});

const heading = (level: 1 | 2 | 3 | 4 | 5 | 6, text: string) =>
  ({ type: 'heading', level, children: [{ type: 'text', text }] }) as const;

describe('RichText', () => {
  it('renders every node type', () => {
    const { container } = render(<RichText nodes={richText} />);
    const count = (selector: string) => container.querySelectorAll(selector).length;
    expect(
      ['h2', 'h3', 'p', 'ul', 'ol', 'li li', 'blockquote', 'pre', 'img', 'strong', 'em', 's', 'a', 'th', 'td'].map(
        count,
      ),
    ).toEqual([1, 1, 1, 1, 1, 2, 1, 1, 1, 2, 1, 1, 1, 2, 4]);
  });

  it('renders headings without gaps in the outline', () => {
    render(<RichText nodes={[heading(3, 'Wer'), heading(5, 'Wie lange'), heading(3, 'Was')]} />);
    expect(screen.getAllByRole('heading').map(({ tagName }) => tagName)).toEqual(['H2', 'H3', 'H2']);
  });

  it.each([3, 4] as const)('renders no heading above topLevel: %i', (topLevel) => {
    render(<RichText nodes={[heading(1, 'Titel')]} topLevel={topLevel} />);
    expect(screen.queryByRole('heading', { level: topLevel, name: 'Titel' })).not.toBeNull();
  });

  it('renders only the text of a link with an unsafe URL', () => {
    render(<RichText nodes={paragraphWithLink('javascript:alert(1)')} />);
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.queryByText('Mehr')).not.toBeNull();
  });

  it('escapes markup', () => {
    const { container } = render(
      <RichText nodes={[{ type: 'paragraph', children: [{ type: 'text', text: '<img src=x onerror=alert(1)>' }] }]} />,
    );
    expect(container.querySelector('img')).toBeNull();
    expect(container.textContent).toBe('<img src=x onerror=alert(1)>');
  });

  it('skips unknown node types', () => {
    const nodes: RichTextNode[] = JSON.parse('[{"type":"video","children":[{"type":"text","text":"Film"}]}]');
    const { container } = render(<RichText nodes={nodes} />);
    expect(container.textContent).toBe('');
  });
});
