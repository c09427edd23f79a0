/** A bar chart: in each group one bar for each series. */
export interface Chart {
  title: string;
  series: readonly string[];
  groups: readonly { name: string; values: readonly number[] }[];
  write(value: number): string;
}

/** Distinct in shade, too, for readers who see no colours. */
const fills = ['#1b6b4f', '#d08a3a', '#9fb4c4'] as const;

const width = 720;
const bar = { height: 22, gap: 4, left: 130, right: 90 };

/** From the top of a bar to the line on which its words stand. */
const baseline = 16;

/** Draws horizontal bars from zero as an SVG picture on white. */
export function chartOf({ title, series, groups, write }: Chart): string {
  const most = Math.max(...groups.flatMap(({ values }) => values));
  const groupHeight = series.length * (bar.height + bar.gap) + 18;
  const height = 84 + groups.length * groupHeight;
  const drawn = groups.flatMap(({ name, values }, group) => {
    const top = 76 + group * groupHeight;
    const label = `<text x="${bar.left - 12}" y="${top + baseline}" text-anchor="end">${name}</text>`;
    const bars = values.map((value, position) => {
      const y = top + position * (bar.height + bar.gap);
      const length = Math.round((value / most) * (width - bar.left - bar.right));
      const text = `<text x="${bar.left + length + 8}" y="${y + baseline}">${write(value)}</text>`;
      return `<rect x="${bar.left}" y="${y}" width="${length}" height="${bar.height}" fill="${fills[position % fills.length]}"/>${text}`;
    });
    return [label, ...bars];
  });
  const legend = series.map((name, position) => {
    const x = bar.left + position * 140;
    return `<rect x="${x}" y="44" width="14" height="14" fill="${fills[position % fills.length]}"/><text x="${x + 22}" y="56">${name}</text>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="system-ui, sans-serif" font-size="14">
<rect width="100%" height="100%" fill="#fff"/>
<text x="16" y="26" font-size="17" font-weight="600">${title}</text>
${[...legend, ...drawn].join('\n')}
</svg>
`;
}
