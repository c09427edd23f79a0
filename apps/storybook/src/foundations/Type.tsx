import { tokens } from '@group/ui/foundations/tokens';
import { Stack } from '@group/ui/Stack';

const steps = [
  { name: 'title1', size: tokens.text.title1, range: '34–58 px', words: 'Wohnen, wo man Sie kennt' },
  { name: 'title2', size: tokens.text.title2, range: '27–38 px', words: 'Neues aus dem Haus' },
  { name: 'title3', size: tokens.text.title3, range: '21–25 px', words: 'Ein Nachmittag im Garten' },
  { name: 'lead', size: tokens.text.lead, range: '20–24 px', words: 'Ein Satz, der einlädt.' },
  {
    name: 'body',
    size: tokens.text.body,
    range: '18–20 px',
    words: 'Unsere Pflegefachpersonen sind rund um die Uhr da.',
  },
  { name: 'small', size: tokens.text.small, range: '16–17 px', words: '21. November 2026' },
];

/** Every step of the type scale, at its size in this viewport. */
export function Type() {
  return (
    <Stack gap={3}>
      {steps.map(({ name, size, range, words }) => (
        <div key={name}>
          <p style={{ fontSize: size, lineHeight: 1.25, fontWeight: name.startsWith('title') ? 700 : 400 }}>{words}</p>
          <p style={{ fontSize: tokens.text.small, color: tokens.colour.softInk }}>
            <code>tokens.text.{name}</code>, {range}
          </p>
        </div>
      ))}
    </Stack>
  );
}
