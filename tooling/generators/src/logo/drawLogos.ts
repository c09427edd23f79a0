import type { TenantColours } from '@group/themes/tokens';
import type { Font } from 'fontkit';
import { type Drawing, drawings, plainDrawing } from './drawings.ts';
import { outlineWord } from './outline.ts';
import { plainSeal, sealSigns, type Sign } from './signs.ts';
import { openTypeface } from './typefaces.ts';

/** Height of every picture and side of the square ones, in units; the logo's intrinsic height in pixels. */
const height = 64;

/** Between sign and word. */
const gap = 16;

/** Share of the favicon and of a seal that its sign fills. */
const innerShare = 0.74;

/** Height of the capitals, distance of the baselines and how far the word sits above the middle, in units. */
const oneLine = { capitals: 31, leading: 0, raised: 0 };
const manyLines = { capitals: 19.5, leading: 30, raised: 2.5 };

interface Fills {
  main: string;
  accent: string;
}

function svg(width: number, body: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${body}</svg>\n`;
}

function drawSign(sign: Sign, fills: Fills): string {
  return sign
    .map(({ path, tone, line }) =>
      line
        ? `<path fill="none" stroke="${fills[tone]}" stroke-width="${line}" stroke-linecap="round" stroke-linejoin="round" d="${path}"/>`
        : `<path fill="${fills[tone]}" fill-rule="evenodd" d="${path}"/>`,
    )
    .join('');
}

/** Scales a picture around the centre of the square. */
function inset(body: string, share: number): string {
  const edge = (height * (1 - share)) / 2;
  return `<g transform="translate(${edge.toFixed(1)} ${edge.toFixed(1)})scale(${share})">${body}</g>`;
}

/** The first letter of the name, cut out of a rounded square. */
function drawMonogram(font: Font, name: string, fill: string): string {
  const capitals = 36;
  const size = (capitals * font.unitsPerEm) / font.capHeight;
  const baseline = (height + capitals) / 2;
  const letter = name.slice(0, 1).toUpperCase();
  const { width } = outlineWord(font, letter, { size, left: 0, baseline });
  const { data } = outlineWord(font, letter, { size, left: (height - width) / 2, baseline });
  const square =
    'M120 20h400a100 100 0 0 1 100 100v400a100 100 0 0 1-100 100H120a100 100 0 0 1-100-100V120a100 100 0 0 1 100-100Z';
  return `<path fill="${fill}" fill-rule="evenodd" transform="scale(.1)" d="${square}M0 0${data}"/>`;
}

/** The word mark, beginning at the left; `width` is that of its longest line. */
function drawWord(font: Font, lines: readonly string[], left: number): { data: string; width: number } {
  const { capitals, leading, raised } = lines.length > 1 ? manyLines : oneLine;
  const size = (capitals * font.unitsPerEm) / font.capHeight;
  const firstBaseline = (height + capitals - leading * (lines.length - 1)) / 2 - raised;
  const outlines = lines.map((line, index) =>
    outlineWord(font, line, { size, left, baseline: firstBaseline + leading * index }),
  );
  return {
    data: outlines.map(({ data }) => `M0 0${data}`).join(''),
    width: Math.max(...outlines.map(({ width }) => width)),
  };
}

/** The inputs of a tenant's pictures. */
export interface LogoOrder {
  key: string;
  name: string;
  colours: TenantColours;
  seals: readonly { key: string }[];
}

/** All pictures of a tenant, by file name: logo.svg, logo-white.svg, logo-small.svg, favicon.svg and its seals. */
export function drawLogos(
  { key, name, colours, seals }: LogoOrder,
  drawing: Drawing = drawings[key] ?? plainDrawing,
): Record<string, string> {
  const { typeface, sign, lines = [name] } = drawing;
  const font = openTypeface(typeface);
  const word = drawWord(font, lines, height + gap);
  const width = Math.ceil(height + gap + word.width + 2);
  const mark = (fills: Fills) => (sign ? drawSign(sign, fills) : drawMonogram(font, name, fills.main));
  const logo = (fills: Fills) =>
    svg(width, `${mark(fills)}<path fill="${fills.main}" transform="scale(.1)" d="${word.data}"/>`);
  const own = { main: colours.primary, accent: colours.secondary };
  const white = { main: '#fff', accent: '#fff' };
  const ground = `<rect width="${height}" height="${height}" rx="14" fill="${colours.primary}"/>`;
  const files = {
    'logo.svg': logo(own),
    'logo-white.svg': logo(white),
    'logo-small.svg': svg(height, mark(own)),
    'favicon.svg': svg(height, ground + inset(mark(white), innerShare)),
  };
  return Object.assign(files, ...seals.map((seal) => ({ [`seal-${seal.key}.svg`]: drawSeal(seal.key, colours) })));
}

function drawSeal(key: string, { primary, secondary }: TenantColours): string {
  const rings =
    `<circle cx="32" cy="32" r="30.5" fill="#fff" stroke="${primary}" stroke-width="3"/>` +
    `<circle cx="32" cy="32" r="26" fill="none" stroke="${secondary}" stroke-width="1.5"/>`;
  const picture = `<path fill="${primary}" fill-rule="evenodd" d="${sealSigns[key] ?? plainSeal}"/>`;
  return svg(height, rings + inset(picture, innerShare));
}
