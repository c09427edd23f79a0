import { expect, it } from 'vitest';
import { answersOf } from './answers.ts';

it.each([
  ['anna+bewerbung@muster.example', 'mailto:anna%2Bbewerbung@muster.example'],
  ['anna?cc=alle@muster.example', 'mailto:anna%3Fcc%3Dalle@muster.example'],
])('links to the mail address %s alone', (email, href) => {
  expect(answersOf({ email })).toContainEqual(expect.objectContaining({ name: 'email', text: email, href }));
});
