import { Accordion } from '@group/ui/Accordion';
import { Select } from '@group/ui/form/Select';
import { Heading } from '@group/ui/Heading';
import { Link } from '@group/ui/Link';
import { Section } from '@group/ui/Section';
import { Table } from '@group/ui/Table';
import { Text } from '@group/ui/Text';
import { VisuallyHidden } from '@group/ui/VisuallyHidden';
import { formatDay } from '@group/ui/messages/format';
import { useLanguage, useMessages } from '@group/ui/messages/LanguageProvider';
import { type ReactNode, useId } from 'react';
import { PhoneButton } from '../../layout/PhoneButton.tsx';
import * as styles from './TariffSection.css.ts';
import { tariffsMessages } from './tariffs.messages.ts';
import {
  type CareShares,
  careShares,
  centimesOf,
  contributionOn,
  formatCentimes,
  perMonth,
  residentPays,
  type ResidentShare,
  residentShares,
  type ShownTariff,
} from './tariffSums.ts';

type Known = Exclude<ShownTariff, string>;

/** A house with its tariff of today. */
export interface HouseTariff {
  name: string;
  phone?: string | undefined;
  shown: ShownTariff;
}

function Amount({ perDay }: { perDay: number }) {
  const messages = useMessages(tariffsMessages);
  return (
    <>
      {formatCentimes(perDay)}
      <span className={styles.month}>
        {formatCentimes(perMonth(perDay))} <VisuallyHidden>{messages.month}</VisuallyHidden>
      </span>
    </>
  );
}

/** Options name the position of a level's row, as several levels may share one. */
function LevelChoice({ shares }: { shares: readonly ResidentShare[] }) {
  const messages = useMessages(tariffsMessages);
  const id = useId();
  const options = shares.flatMap(({ from, to }, position) =>
    Array.from({ length: to - from + 1 }, (_, step) => ({
      value: String(position),
      label: messages.levels(from + step, from + step),
    })),
  );
  return (
    <div className={styles.chooser}>
      <Select
        name={id}
        label={messages.chooseLevel}
        placeholder={messages.allLevels}
        options={options}
        optional="silently"
        autoComplete="off"
      />
    </div>
  );
}

function WhatYouPay({ tariff: { rooms }, levels }: { tariff: Known['tariff']; levels: readonly CareShares[] }) {
  const messages = useMessages(tariffsMessages);
  const id = useId();
  const shares = residentShares(levels);
  const row = (name: string, amount: (room: (typeof rooms)[number]) => number) => ({
    name,
    values: rooms.map((room) => <Amount key={room.name} perDay={amount(room)} />),
  });
  return (
    <div className={styles.part}>
      <div id={id}>
        <Text>{messages.perDay}</Text>
      </div>
      <LevelChoice shares={shares} />
      <div className={styles.payTable}>
        <Table
          labelledBy={id}
          columns={[messages.francs, ...rooms.map(({ name }) => name)]}
          rows={[
            row(messages.room, ({ roomPerDay }) => centimesOf(roomPerDay)),
            row(messages.support, ({ supportPerDay }) => centimesOf(supportPerDay)),
          ]}
          totals={{
            heading: messages.totals,
            rows: shares.map(({ from, to, ...share }) =>
              row(messages.levels(from, to), (room) => residentPays(room, share)),
            ),
          }}
        />
      </div>
    </div>
  );
}

function WhoPaysCare({ levels }: { levels: readonly CareShares[] }) {
  const messages = useMessages(tariffsMessages);
  const id = useId();
  return (
    <div className={styles.unbroken}>
      <Accordion summary={messages.care}>
        <div id={id}>
          <Text>{messages.shares}</Text>
        </div>
        <Table
          labelledBy={id}
          columns={[messages.level, messages.insurer, messages.canton, messages.you]}
          rows={levels.map(({ insurer, canton, resident }, level) => ({
            name: String(level),
            values: [insurer, canton, resident].map(formatCentimes),
          }))}
        />
      </Accordion>
    </div>
  );
}

function Others({ tariff: { extras, deposit } }: { tariff: Known['tariff'] }) {
  const messages = useMessages(tariffsMessages);
  const id = useId();
  const rows = extras.map(({ name, amount }) => ({ name, values: [amount] }));
  if (deposit) rows.push({ name: messages.deposit, values: [formatCentimes(centimesOf(deposit))] });
  if (rows.length === 0) return null;
  return (
    <div className={styles.part}>
      <VisuallyHidden>
        <span id={id}>{messages.extras}</span>
      </VisuallyHidden>
      <Table labelledBy={id} columns={[messages.extras, messages.francs]} rows={rows} />
    </div>
  );
}

function Tables({ tariff, day, children }: Known & { children: ReactNode }) {
  const messages = useMessages(tariffsMessages);
  const language = useLanguage();
  const { validFrom, validUntil, carePerHour } = tariff;
  const levels = Array.from({ length: contributionOn(day).levels + 1 }, (_, level) =>
    careShares(level, carePerHour, day),
  );
  return (
    <>
      <Text>{messages.valid(formatDay(language, validFrom), validUntil && formatDay(language, validUntil))}</Text>
      <div className={styles.tables}>
        <WhatYouPay tariff={tariff} levels={levels} />
        <div className={styles.part}>
          <Others tariff={tariff} />
          {children}
          <WhoPaysCare levels={levels} />
        </div>
      </div>
    </>
  );
}

interface TariffSectionProps {
  title?: string | undefined;
  note?: string | undefined;
  houses: readonly HouseTariff[];
}

/** The house's own words, and who helps with the costs. */
function Words({ note }: Pick<TariffSectionProps, 'note'>) {
  const messages = useMessages(tariffsMessages);
  return (
    <>
      {note && <Text>{note}</Text>}
      <p>
        {messages.benefits} <Link href={messages.officeLink}>{messages.office}</Link>
      </p>
    </>
  );
}

/** What a stay costs per day and month for each care level, in one house, with the words beside its table, or in several. */
export function TariffSection({ title, note, houses }: TariffSectionProps) {
  const messages = useMessages(tariffsMessages);
  if (houses.length === 0) return null;
  const words = <Words note={note} />;
  const wordsBeside = houses.length === 1 && typeof houses[0]?.shown === 'object';
  return (
    <Section>
      <Heading level={2}>{title ?? messages.title}</Heading>
      {houses.map(({ name, phone, shown }) => (
        <div key={name} className={styles.part}>
          {houses.length > 1 && <Heading level={3}>{name}</Heading>}
          {typeof shown === 'string' ? (
            <>
              <p>{messages[shown]}</p>
              <div>
                <PhoneButton phone={phone} />
              </div>
            </>
          ) : (
            <Tables {...shown}>{wordsBeside && words}</Tables>
          )}
        </div>
      ))}
      {!wordsBeside && words}
    </Section>
  );
}
