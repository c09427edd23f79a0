import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../Grid/Grid.tsx';
import { Picture } from '../Picture/Picture.tsx';
import { landscapes } from '../Picture/Picture.fixture.ts';
import { Tag } from '../Tag/Tag.tsx';
import { Text } from '../Text/Text.tsx';
import { Card } from './Card.tsx';

export default {
  component: Card,
  args: { title: 'Einen Platz finden', children: <p>Zimmer, Wohnungen und Ferienbetten: was gerade frei ist.</p> },
} satisfies Meta<typeof Card>;

type Story = StoryObj<typeof Card>;

export const Plain: Story = {};

export const AsLink: Story = { args: { href: '/wohnen' } };

export const WithPicture: Story = {
  render: () => (
    <Grid columns="three" as="ul">
      {landscapes.slice(0, 3).map((sources) => (
        <Card
          key={sources.alt}
          as="li"
          href="/media"
          title={sources.alt}
          picture={<Picture sources={sources} sizes="380px" radius="none" />}
          overline={<Text size="small">21. November 2026</Text>}
        >
          <p>Ein kurzer Text, der Lust macht, weiterzulesen.</p>
        </Card>
      ))}
    </Grid>
  ),
};

export const WithTag: Story = {
  args: {
    href: '/jobs/offene-stellen',
    title: 'Dipl. Pflegefachperson HF',
    overline: (
      <span>
        <Tag tone="primary">80–100 %</Tag>
      </span>
    ),
  },
};

/** A featured card: on wide screens, its picture is next to its text. */
export const Beside: Story = {
  args: {
    layout: 'beside',
    href: '/media',
    picture: landscapes[0] && <Picture sources={landscapes[0]} sizes="600px" radius="none" />,
  },
};

export const BesideWithoutPicture: Story = { args: { layout: 'beside', href: '/media' } };
