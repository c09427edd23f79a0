import { maxFileBytes, maxFiles } from '@group/content-client/contract/submissions/files';
import { createHash } from 'node:crypto';
import { strToU8, zipSync } from 'fflate';
import { pdf, photo } from '../applicationForm.ts';
import { type BadInput, refused } from './badInput.ts';
import { application, message, withFiles } from './form.ts';

const script = '<script>alert(1)</script>';
const megabyte = 1024 * 1024;
const problem = (kind: string): string => `"problem":"${kind}"`;

type Parts = Parameters<typeof zipSync>[0];

const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
const withMacros = 'application/vnd.ms-word.document.macroEnabled.main+xml';

/** A minimal Word document. */
function docx(more: Parts = {}, type = word): Buffer {
  const types = `<Types><Override PartName="/word/document.xml" ContentType="${type}"/></Types>`;
  const parts = { '[Content_Types].xml': strToU8(types), 'word/document.xml': strToU8('<w:document/>') };
  return Buffer.from(zipSync({ ...parts, ...more }));
}

function odt(more: Parts = {}): Buffer {
  const type = strToU8('application/vnd.oasis.opendocument.text');
  return Buffer.from(zipSync({ mimetype: [type, { level: 0 }], 'content.xml': strToU8('<x/>'), ...more }));
}

/** A zip bomb with a ratio of a thousand. */
const bomb: Parts = { 'word/media/image1.bmp': [new Uint8Array(101 * megabyte), { level: 1 }] };

const plainPdf = pdf('').buffer;
const lockedPdf = (() => {
  const key = createHash('sha256').update('owner').digest('hex');
  const lock = `/Encrypt << /Filter /Standard /V 1 /R 2 /O <${key}> /U <${key}> /P -4 >> /ID [<00> <00>]`;
  return Buffer.from(plainPdf.toString('latin1').replace('/Size 4', `/Size 4 ${lock}`), 'latin1');
})();

// Split, so that virus scanners do not report this file.
const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-', 'STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');
const jpeg = photo('x', 1_000).buffer;
const named = (name: string, content: string | Buffer = jpeg) => ({ name, content });

/** A cross-reference table of two thousand million entries, in 184 bytes. */
const heapFiller = `%PDF-1.7
%/Encrypt
1 0 obj <</Type/XRef/Size 2/Root 2 0 R/W[0 0 0]/Index[0 2000000000]/Length 0>> stream

endstream endobj
startxref
20
%%EOF
`;

/** Files with a wrong type, an excessive size or a malicious name. */
export const fileRows: readonly BadInput[] = [
  ...refused(422, [
    ['an empty file', withFiles(named('leer.pdf', '')), problem('empty')],
    ['HTML named .pdf', withFiles(named('a.pdf', `<html>${script}`)), problem('kind')],
    ['HTML before a PDF', withFiles(named('a.pdf', Buffer.concat([Buffer.from(script), plainPdf]))), problem('kind')],
    ['a GIF/JavaScript polyglot', withFiles(named('a.jpg', 'GIF89a=1;alert(1)//')), problem('kind')],
    [
      'an SVG with a script',
      withFiles(named('a.png', `<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`)),
      problem('kind'),
    ],
    [
      'an executable',
      withFiles(named('lebenslauf.pdf.exe', Buffer.from(`4d5a${'00'.repeat(200)}`, 'hex'))),
      problem('kind'),
    ],
    ['a shell script', withFiles(named('a.pdf', '#!/bin/sh\nrm -rf /\n')), problem('kind')],
    ['EICAR named .pdf', withFiles(named('eicar.pdf', eicar)), problem('kind')],
    [
      'a zip archive named .docx',
      withFiles(named('a.docx', Buffer.from(zipSync({ a: strToU8('x') })))),
      problem('kind'),
    ],
    ['a macro-enabled document named .docx', withFiles(named('a.docx', docx({}, withMacros))), problem('kind')],
    ['macros in a .docx', withFiles(named('a.docx', docx({ 'word/vbaProject.bin': strToU8('x') }))), problem('kind')],
    ['a zip bomb in a DOCX', withFiles(named('bombe.docx', docx(bomb))), problem('kind')],
    ['a zip bomb in an ODT', withFiles(named('bombe.odt', odt(bomb))), problem('kind')],
    [
      'a file of one byte more than the limit',
      withFiles(named('a.jpg', Buffer.concat([jpeg, Buffer.alloc(maxFileBytes + 1 - jpeg.length)]))),
      problem('tooLarge'),
    ],
    [
      'one file more than the limit',
      withFiles(...Array.from({ length: maxFiles + 1 }, (_, n) => named(`${n}.jpg`, photo(String(n), 1_000).buffer))),
      problem('tooMany'),
    ],
    ['the same file twice', withFiles(named('a.jpg'), named('b.jpg')), problem('duplicate')],
    ['a file in the contact form', message({}, { files: [named('a.jpg')] }), problem('tooMany')],
    ['null bytes only', withFiles(named('a.jpg', Buffer.alloc(1_000))), problem('kind')],
  ]),
  {
    name: 'an encrypted PDF, and one that exhausts the memory of parsers',
    bytes: withFiles(named('a.pdf', lockedPdf), named('b.pdf', heapFiller)),
    status: 200,
    kept: { surname: 'Muster' },
    files: ['a.pdf', 'b.pdf'],
  },
  {
    name: 'a PDF/HTML polyglot named .html',
    bytes: withFiles(named('lebenslauf.html', Buffer.concat([plainPdf, Buffer.from(script)]))),
    status: 200,
    kept: { surname: 'Muster' },
    files: ['lebenslauf.html.pdf'],
  },
  {
    name: 'a JPEG with PHP named .php, and one named .hta',
    bytes: withFiles(
      named('foto.php', Buffer.concat([jpeg, Buffer.from('<?php system($_GET[0]); ?>')])),
      named('foto.hta', Buffer.concat([jpeg, Buffer.from(script)])),
    ),
    status: 200,
    kept: { surname: 'Muster' },
    files: ['foto.hta.jpg', 'foto.php.jpg'],
  },
  {
    name: 'path traversal in file names',
    bytes: withFiles(
      named('../../../../etc/passwd', photo('1', 500).buffer),
      named('C:\\\\Windows\\\\win.ini.jpg', photo('2', 500).buffer),
      named('%2e%2e%2fetc%2fpasswd.jpg', photo('3', 500).buffer),
      named('CON.jpg', photo('4', 500).buffer),
      named('\u202egpj.exe', photo('5', 500).buffer),
    ),
    status: 200,
    kept: { surname: 'Muster' },
    files: ['%2e%2e%2fetc%2fpasswd.jpg', 'CON.jpg', 'gpj.exe.jpg', 'passwd.jpg', 'win.ini.jpg'],
  },
  {
    name: 'header injection in a file name',
    bytes: withFiles(
      named('a.jpg"; name="firstName"\r\nX-Injected: yes\r\nX-More: "', photo('1', 500).buffer),
      named('b%0d%0aX-Injected: yes.jpg', photo('2', 500).buffer),
      named('', photo('3', 500).buffer),
      named(`${'ß'.repeat(3_000)}.jpg`, photo('4', 500).buffer),
    ),
    status: 200,
    kept: { surname: 'Muster' },
  },
  {
    name: 'a file in the field of another input',
    bytes: application({}, { files: [{ ...named('a.jpg'), field: 'surname' }] }),
    status: 200,
    kept: { surname: 'Muster' },
    files: ['a.jpg'],
  },
];
