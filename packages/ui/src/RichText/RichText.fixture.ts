import { landscape } from '../Picture/Picture.fixture.ts';
import type { RichTextNode } from './richText.ts';

/** Contains every node type. */
export const richText: readonly RichTextNode[] = [
  { type: 'heading', level: 2, children: [{ type: 'text', text: 'Ein Tag bei uns' }] },
  {
    type: 'paragraph',
    children: [
      { type: 'text', text: 'Um sieben duftet es nach ' },
      { type: 'text', text: 'frischem Brot', bold: true },
      { type: 'text', text: '. Wer ' },
      { type: 'text', text: 'ausschlafen', italic: true },
      { type: 'text', text: ' will, schläft aus. Mehr steht im ' },
      { type: 'link', url: '/wohnen', children: [{ type: 'text', text: 'Prospekt' }] },
      { type: 'text', text: '.' },
    ],
  },
  { type: 'heading', level: 3, children: [{ type: 'text', text: 'Am Nachmittag' }] },
  {
    type: 'list',
    format: 'unordered',
    children: [
      { type: 'list-item', children: [{ type: 'text', text: 'Singen mit Frau Beispiel' }] },
      { type: 'list-item', children: [{ type: 'text', text: 'Kaffee im Garten' }] },
      {
        type: 'list',
        format: 'ordered',
        children: [
          { type: 'list-item', children: [{ type: 'text', text: 'mit Kuchen' }] },
          { type: 'list-item', children: [{ type: 'text', text: 'ohne Kuchen', strikethrough: true }] },
        ],
      },
    ],
  },
  {
    type: 'table',
    rows: [
      [[{ type: 'text', text: 'Mahlzeit' }], [{ type: 'text', text: 'Zeit' }]],
      [[{ type: 'text', text: 'Frühstück' }], [{ type: 'text', text: 'bis 10.00 Uhr' }]],
      [[{ type: 'text', text: 'Mittagessen', bold: true }], [{ type: 'text', text: '12.00 Uhr' }]],
    ],
  },
  { type: 'image', image: landscape },
  { type: 'quote', children: [{ type: 'text', text: 'Hier kennt man mich beim Namen.' }] },
  { type: 'code', children: [{ type: 'text', text: 'IBAN CH00 0000 0000 0000 0000 0' }] },
];
