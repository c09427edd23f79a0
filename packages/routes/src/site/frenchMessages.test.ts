import { expect, it } from 'vitest';

type Message = string | ((...values: unknown[]) => string);
type Table = Readonly<Record<string, Readonly<Record<string, Message>>>>;

const modules = import.meta.glob<Readonly<Record<string, Table>>>('../**/*.messages.ts', { eager: true });

const frenchTexts = (module: Readonly<Record<string, Table>>): string[] =>
  Object.values(module).flatMap(({ fr = {} }) =>
    Object.values(fr).map((message) => (typeof message === 'function' ? message('2', '3') : message)),
  );

it.each(Object.entries(modules))('%s has no-break spaces before French punctuation', (_, module) => {
  expect(frenchTexts(module).filter((text) => /[^\u202F][;?!]|[^\u00A0][:»](?!\/\/)|«[^\u00A0]/.test(text))).toEqual(
    [],
  );
});
