import { describe, expect, it } from 'vitest';
import { chosenFileProblem } from './chosenFileProblem.ts';

const zip = 'PK\u0003\u0004';
const fileOf = (name: string, content: BlobPart) => new File([content], name);

describe('chosenFileProblem', () => {
  it.each([
    ['a program', fileOf('Lebenslauf.exe', 'MZ program'), 'kind'],
    ['a program with the name of a PDF', fileOf('Lebenslauf.pdf', 'MZ program'), 'kind'],
    ['an archive', fileOf('Zeugnisse.ZIP', zip), 'kind'],
    ['an empty file', fileOf('Lebenslauf.pdf', ''), 'empty'],
    ['a PDF', fileOf('Lebenslauf.pdf', '%PDF-1.7'), undefined],
    ['a photo without an ending', fileOf('image', new Uint8Array([0xff, 0xd8, 0xff, 0xe0])), undefined],
    ['a document', fileOf('Lebenslauf.DOCX', zip), undefined],
    ['a document without an ending', fileOf('Lebenslauf', zip), undefined],
  ])('of %s', async (_what, file, problem) => {
    expect(await chosenFileProblem(file)).toBe(problem);
  });

  it('leaves a file that the browser cannot read to the server', async () => {
    const file = fileOf('Lebenslauf.pdf', 'x');
    file.slice = () => Object.assign(new Blob(), { arrayBuffer: () => Promise.reject(new Error('not readable')) });
    expect(await chosenFileProblem(file)).toBeUndefined();
  });
});
