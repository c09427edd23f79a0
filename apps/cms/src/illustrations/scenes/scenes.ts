import type { Canvas } from '../canvas.ts';
import type { SceneOptions } from '../scene.ts';
import { forecourt, road, workshop } from './cars.ts';
import { festival } from './festival.ts';
import { garden } from './garden.ts';
import { hands, livingRoom, table } from './indoors.ts';
import { craft, kitchen } from './kitchen.ts';
import { lecture, seminar } from './learning.ts';
import { house, outing, walk } from './outdoors.ts';
import { team, town } from './town.ts';
import { lake, rest } from './water.ts';

/** Draws the scene and returns the x position of the light, from 0 (left) to 1. */
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
