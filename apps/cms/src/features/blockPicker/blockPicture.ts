import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Field, Fields } from '@group/content-client/contract/content/description';
import { appDirectory } from '../../environment/directories.ts';

const folder = join(appDirectory, 'src/features/blockPicker/pictures');

const bar = (y: number, width: number, height: number, fill: string): string =>
  `<rect x="20" y="${y}" width="${width}" height="${height}" rx="1" fill="${fill}"/>`;

function shapeOf({ type }: Field, y: number): { shape: string; height: number } {
  switch (type) {
    case 'string':
      return { shape: bar(y, 70, 6, '#32324d'), height: 12 };
    case 'text':
    case 'blocks':
      return {
        shape: [120, 112, 80].map((width, line) => bar(y + 7 * line, width, 3, '#a5a5ba')).join(''),
        height: 25,
      };
    case 'media':
      return { shape: bar(y, 120, 28, '#7b79ff'), height: 34 };
    case 'component':
    case 'relation':
      return { shape: bar(y, 120, 8, '#d9d8ff') + bar(y + 11, 120, 8, '#d9d8ff'), height: 25 };
    default:
      return { shape: '', height: 0 };
  }
}

function sketchOf(fields: Fields): string {
  let bottom = 12;
  const shapes = Object.values(fields).map((field) => {
    const { shape, height } = shapeOf(field, bottom);
    bottom += height;
    return shape;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="180" viewBox="0 0 160 90"><rect width="160" height="90" fill="#fff"/>${shapes.join('')}</svg>`;
}

/** The picture of a block, as SVG: the drawn one, or a sketch of its fields. */
export function blockPicture(type: string, fields: Fields): string {
  const drawing = join(folder, `${type}.svg`);
  return existsSync(drawing) ? readFileSync(drawing, 'utf8') : sketchOf(fields);
}
