import type { Canvas } from '../canvas.ts';
import type { SceneOptions } from '../scene.ts';
import { craft, hands, kitchen, livingRoom, table } from './indoors.ts';
import { festival, garden, house, lake, outing, rest, walk } from './outdoors.ts';
import { forecourt, lecture, road, seminar, team, town, workshop } from './work.ts';

/** Draws onto the canvas and returns where the light comes from, 0 (left) to 1. */
type Scene = (canvas: Canvas, options: SceneOptions) => number;

export const scenes = {
  house,
  lake,
  garden,
  walk,
  rest,
  outing,
  festival,
  table,
  livingRoom,
  hands,
  kitchen,
  craft,
  forecourt,
  workshop,
  road,
  lecture,
  seminar,
  team,
  town,
} satisfies Record<string, Scene>;
