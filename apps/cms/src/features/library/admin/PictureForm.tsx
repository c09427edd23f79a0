import { Checkbox, Field, Flex, TextInput, Typography } from '@strapi/design-system';
import type { MouseEvent } from 'react';
import { maxAlternativeText } from '../../../content/alternativeText.ts';
import type { Description } from './files.ts';

interface Props {
  /** Distinguishes the fields of several pictures. */
  id: string;
  name: string;
  source: string;
  description: Description;
  /** German sentence. */
  error: string | undefined;
  onChange: (description: Description) => void;
}

const axes = [
  { axis: 'x', label: 'Von links' },
  { axis: 'y', label: 'Von oben' },
] as const;

type Point = NonNullable<Description['focalPoint']>;

const middle: Point = { x: 50, y: 50 };

/** Where a click fell on a picture, in percent. */
function pointOf({ currentTarget, clientX, clientY }: MouseEvent): Point {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return { x: Math.round(((clientX - left) / width) * 100), y: Math.round(((clientY - top) / height) * 100) };
}

interface FocalPointProps {
  name: string;
  source: string;
  point: Point;
  onChange: (point: Point) => void;
}

/** A picture, and the point of it that every crop shows. */
function FocalPoint({ name, source, point, onChange }: FocalPointProps) {
  const { x, y } = point;
  return (
    <Flex direction="column" alignItems="stretch" gap={2} style={{ flex: '1 1 16rem', maxWidth: '24rem' }}>
      {/* The sliders below do the same by keyboard. */}
      <button
        type="button"
        tabIndex={-1}
        aria-hidden="true"
        style={{ position: 'relative', alignSelf: 'flex-start', padding: 0, cursor: 'crosshair' }}
        onClick={(event) => onChange(pointOf(event))}
      >
        <img src={source} alt="" style={{ display: 'block', maxWidth: '100%', maxHeight: '20rem' }} />
        <span
          style={{
            position: 'absolute',
            left: `${x}%`,
            top: `${y}%`,
            width: '1.6rem',
            height: '1.6rem',
            borderRadius: '50%',
            border: '2px solid #fff',
            boxShadow: '0 0 0 2px #32324d',
            transform: 'translate(-50%, -50%)',
          }}
        />
      </button>
      <Typography variant="pi">Auf das Bild klicken: Diese Stelle bleibt in jedem Zuschnitt sichtbar.</Typography>
      {axes.map(({ axis, label }) => (
        <Flex key={axis} tag="label" gap={2}>
          <Typography variant="pi" style={{ minWidth: '5rem' }}>
            {label}
          </Typography>
          <input
            type="range"
            aria-label={`${label}: ${name}`}
            min={0}
            max={100}
            value={axis === 'x' ? x : y}
            onChange={({ target }) => onChange({ x, y, [axis]: Number(target.value) })}
          />
        </Flex>
      ))}
    </Flex>
  );
}

export function PictureForm({ id, name, source, description, error, onChange }: Props) {
  const { text, isDecorative, focalPoint } = description;
  return (
    <Flex gap={4} alignItems="flex-start" wrap="wrap">
      <FocalPoint
        name={name}
        source={source}
        point={focalPoint ?? middle}
        onChange={(point) => onChange({ ...description, focalPoint: point })}
      />
      <Flex direction="column" alignItems="stretch" gap={2} style={{ flex: '2 1 20rem', minWidth: 0 }}>
        <Field.Root name={id} error={error} hint="Was ist zu sehen? Ein Satz genügt.">
          <Field.Label
            style={{ whiteSpace: 'normal', overflowWrap: 'anywhere' }}
          >{`Alternativtext für ${name}`}</Field.Label>
          <TextInput
            type="text"
            value={text}
            maxLength={maxAlternativeText}
            disabled={isDecorative}
            onChange={({ target }: { target: { value: string } }) => onChange({ ...description, text: target.value })}
          />
          <Field.Hint />
          <Field.Error />
        </Field.Root>
        <Checkbox
          checked={isDecorative}
          onCheckedChange={(checked) => onChange({ ...description, isDecorative: checked === true })}
        >
          Nur Schmuck
        </Checkbox>
      </Flex>
    </Flex>
  );
}
