import { lamp, outlook, room } from '../room.ts';
import { type Canvas, ellipse, rectangle, shadow, width } from '../canvas.ts';
import { darker, lighter } from '../colour.ts';
import { cup, pottedPlant, tableTop, vase } from '../indoors.ts';
import { holdingHands, person } from '../people.ts';
import type { SceneOptions } from '../scene.ts';
import { blossomsOf, bowlOfFruit, teapot, chair, frame } from './tableware.ts';

export function table(canvas: Canvas, _options: SceneOptions): number {
  const { palette, random } = canvas;
  room(canvas, 1000, 0.5);
  const x = random.between(420, 620);
  outlook(canvas, x, 130, 860, 640, random.pick(2, 3));
  pottedPlant(canvas, random.chance() ? 190 : 1740, 1000, 1.7);
  tableTop(canvas, 930, random.chance() ? undefined : lighter(palette.cloth[2], 0.35));
  const turn = random.chance() ? 1 : -1;
  const at = (offset: number) => width / 2 + turn * offset;
  vase(canvas, at(-300), 1060, 1.25, blossomsOf(canvas));
  teapot(canvas, at(60), 1110, 1.2, palette.primary);
  cup(canvas, at(-110), 1210, 1.3, palette.secondary);
  cup(canvas, at(340), 1200, 1.3, lighter(palette.primary, 0.25));
  bowlOfFruit(canvas, at(600), 1090, 1.15);
  return (x + 430) / width;
}

export function livingRoom(canvas: Canvas, options: SceneOptions): number {
  const { palette, random, add } = canvas;
  const right = random.chance();
  room(canvas, 1000, right ? 0.66 : 0.34);
  outlook(canvas, right ? 980 : 200, 170, 700, 560, 2);
  const chairX = right ? 560 : 1340;
  frame(canvas, chairX + (right ? -320 : 70), 250, 250, 200);
  add(
    ellipse(width / 2 + (right ? -120 : 120), 1150, 760, 100, { fill: lighter(palette.primary, 0.55) }),
    ellipse(width / 2 + (right ? -120 : 120), 1150, 680, 82, { fill: lighter(palette.primary, 0.68) }),
    ellipse(width / 2 + (right ? -120 : 120), 1150, 600, 64, { fill: lighter(palette.secondary, 0.62) }),
  );
  lamp(canvas, chairX + (right ? 110 : -110), 330, 1.05, palette.secondary);
  chair(canvas, chairX, 1130, 1.5, palette.primary);
  const side = right ? chairX + 420 : chairX - 420;
  add(
    shadow(side, 1150, 130, 18),
    rectangle(side - 10, 930, 20, 220, { fill: darker(palette.wood, 0.15) }),
    ellipse(side, 1150, 90, 14, { fill: darker(palette.wood, 0.1) }),
    ellipse(side, 930, 150, 26, { fill: lighter(palette.wood, 0.2) }),
  );
  cup(canvas, side - 50, 928, 0.85, lighter(palette.secondary, 0.1));
  add(
    rectangle(side + 10, 902, 110, 20, { fill: palette.primary, corner: 4 }),
    rectangle(side + 18, 884, 98, 20, { fill: palette.cloth[2], corner: 4 }),
  );
  pottedPlant(canvas, right ? 1790 : 130, 1090, 1.9);
  if (options.people) person(canvas, side + (right ? 300 : -300), 1130, 1.55, 'standing', { shirt: palette.cloth[1] });
  return right ? 0.7 : 0.3;
}

export function hands(canvas: Canvas, _options: SceneOptions): number {
  const { palette, random, add } = canvas;
  room(canvas, 1500, 0.5);
  const left = random.chance();
  outlook(canvas, left ? 180 : 1080, 60, 660, 560, 2);
  vase(canvas, left ? 1500 : 420, 860, 1.5, blossomsOf(canvas));
  add(rectangle(0, 850, width, 60, { fill: darker(palette.room, 0.1), opacity: 0.3 }));
  tableTop(canvas, 840, lighter(palette.wood, 0.1));
  holdingHands(canvas, width / 2 + (left ? 30 : -30), 990, 1.28);
  return left ? 0.26 : 0.74;
}
