import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Link } from './Link.tsx';
import { type AnchorProps, LinkProvider } from './LinkProvider.tsx';

function RouterLink({ href, children }: AnchorProps) {
  return <a href={`/de${href}`}>{children}</a>;
}

describe('Link', () => {
  it('renders a plain anchor without a provider', () => {
    render(<Link href="/kontakt">Kontakt</Link>);
    expect(screen.getByRole('link').getAttribute('href')).toBe('/kontakt');
  });

  it('renders the router’s link inside a provider', () => {
    render(
      <LinkProvider anchor={RouterLink}>
        <Link href="/kontakt">Drinnen</Link>
      </LinkProvider>,
    );
    expect(screen.getByRole('link').getAttribute('href')).toBe('/de/kontakt');
  });
});
