import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { addFiles } from './chosenFiles.ts';
import { FileField } from './FileField.tsx';

function file(name: string, size: number): File {
  return new File([new Uint8Array(size)], name, { lastModified: 0 });
}

const names = (files: readonly File[]) => files.map(({ name }) => name);

describe('addFiles', () => {
  it('adds files without duplicates', () => {
    const { files } = addFiles([file('a.pdf', 1)], [file('a.pdf', 1), file('b.pdf', 1)], {});
    expect(names(files)).toEqual(['a.pdf', 'b.pdf']);
  });

  it('accepts two different files with the same name', () => {
    expect(addFiles([file('a.pdf', 1)], [file('a.pdf', 2)], {}).files).toHaveLength(2);
  });

  it('rejects files above the size limit, but not at the limit', () => {
    const { files, tooLarge } = addFiles([], [file('fits.pdf', 10), file('large.pdf', 11)], { maxBytes: 10 });
    expect(names(files)).toEqual(['fits.pdf']);
    expect(names(tooLarge)).toEqual(['large.pdf']);
  });

  it('keeps the first files and reports that there are too many', () => {
    const three = [file('a', 1), file('b', 1), file('c', 1)];
    expect(addFiles([], three, { maxFiles: 3 }).tooMany).toBe(false);
    const { files, tooMany } = addFiles([], three, { maxFiles: 2 });
    expect([names(files), tooMany]).toEqual([['a', 'b'], true]);
  });
});

// Choosing and removing files needs a real file input, so the play functions of the stories test it in a real browser.
describe('FileField', () => {
  it('is a native file input, labelled by its label', () => {
    render(<FileField name="files" label="Unterlagen" accept=".pdf" hint="Nur PDF." />);
    const input = screen.getByLabelText('Unterlagen');
    expect(screen.getByLabelText('Dateien auswählen')).toBe(input);
    expect([input.getAttribute('type'), input.getAttribute('accept'), input.hasAttribute('multiple')]).toEqual([
      'file',
      '.pdf',
      true,
    ]);
    expect(document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Nur PDF.');
  });
});
