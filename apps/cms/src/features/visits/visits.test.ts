import { randomBytes } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { adminClient, adminForAll, entryPath } from '../../testing/admin.fixture.ts';
import { auditLines, stored as create } from '../../testing/entries.fixture.ts';
import { type Mail, mailServer } from '../../testing/mailServer.fixture.ts';
import { runningService } from '../../testing/runningService.fixture.ts';
import { eraseExpired } from '../submissions/retention.ts';
import { freeSeat, offeredDate } from './seats.ts';
import { dayMs, inDays, seatTests } from './visits.fixture.ts';

/** Done once, while the mail server takes the next recipient. */
let whileMailing: (() => Promise<unknown>) | undefined;
const { mails } = mailServer((_address, _session, done) => {
  const work = whileMailing;
  whileMailing = undefined;
  const take = (): void => done();
  void Promise.resolve(work?.()).then(take);
});

/** The calendar that comes with a mail, with its long lines joined. */
function calendarIn({ source }: Mail): string {
  const [, encoded = ''] = /invite\.ics[\s\S]*?base64\r\n\r\n([\w+/=\r\n]+)\r\n--/.exec(source) ?? [];
  return Buffer.from(encoded, 'base64').toString().replaceAll('\r\n ', '');
}

const mailsTo = (address: string): Mail[] => mails.filter(({ to }) => to.join() === address);
const invitationTo = (address: string): string => mailsTo(address).map(calendarIn).at(-1) ?? '';
const mailedTo = (address: string, number: number) =>
  vi.waitFor(() => expect(mailsTo(address)).toHaveLength(number), { timeout: 10_000 });
/** Waits for the mails of one visit to its house, which may still get those of visits before it. */
const houseToldOf = (reference: string, number: number) =>
  vi.waitFor(
    () => {
      const about = mailsTo('info@tabor.example').filter(({ source }) => source.includes(reference));
      expect(about).toHaveLength(number);
    },
    { timeout: 10_000 },
  );

beforeEach(() => void mails.splice(0));

const service = runningService();
const dueMails = () => service.module('mail/dueMails');
/** With those that the service is sending. */
const sendDueMails = () => dueMails().sendDueMails(service.strapi);
const waitingMails = (now: number) => dueMails().waitingMails(service.strapi, now);

// Most is tested without mails, which take long.
beforeAll(() => void vi.stubEnv('SMTP_HOST', ''));

describe('visits', () => {
  const { weekly, ask, companyOf, stored, fullDates } = seatTests(service);
  const hr = adminForAll(service, 'personal-tabor');
  /** The house changes the visit of a key. */
  const decide = async (key: string, change: object) =>
    hr('PUT', entryPath('visit', (await stored(key)).documentId), change);

  /** What the holder of a link does. */
  async function onPage(action: string, more: object) {
    const response = await service.post(`/api/visit-page/${action}`, { company: 'tabor', ...more });
    return { status: response.status, ...((await response.json()) as { stage?: string; startsAt?: string }) };
  }

  it('refuses a date that the house enters where too few seats are left, and keeps the former one', async () => {
    const four = await ask({ slot: `${weekly.slot}/${inDays(38)}`, persons: '4' });
    const wish = await ask({ wishes: 'Montag' });
    const confirm = (startsAt: string) => decide(wish.key, { stage: 'confirmed', startsAt });
    const refused = await confirm(inDays(38));
    expect(refused.status).toBe(400);
    expect(refused.text).toContain('nicht mehr genug Plätze');
    const over = await confirm(inDays(-360));
    expect([over.status, over.text]).toEqual([400, expect.stringContaining('Dieser Termin ist schon vorbei.')]);
    expect(await stored(wish.key)).toMatchObject({ stage: 'new', startsAt: null, seat: null });
    expect((await confirm(inDays(17))).status).toBe(200);
    await service.rows('visit').delete({ where: { key: four.key } });
    expect((await confirm(inDays(38))).status).toBe(200);
    expect(await stored(wish.key)).toMatchObject({ seat: `${weekly.slot}/${inDays(38)}` });
  });

  it('opens a full date at once when the house cancels, without a change of the slot', async () => {
    const { key } = await ask({ slot: `${weekly.slot}/${inDays(10)}`, persons: '4' });
    expect(await fullDates()).toContain(inDays(10));
    const storedSlot = () => service.rows('visit-slot').findOne({ where: { documentId: weekly.slot } });
    const before = await storedSlot();
    expect((await decide(key, { stage: 'cancelled' })).status).toBe(200);
    expect(await fullDates()).not.toContain(inDays(10));
    expect(await storedSlot()).toEqual(before);
    await service.rows('visit').delete({ where: { key } });
  });

  it('tells those who ask for the last seat by mail, and the house', async () => {
    vi.stubEnv('SMTP_HOST', '127.0.0.1');
    const choice = `${weekly.slot}/${inDays(17)}`;
    const asked = await Promise.all(Array.from({ length: 6 }, () => ask({ slot: choice })));
    await mailedTo('info@tabor.example', 6);
    const invited = asked.filter(({ email }) => invitationTo(email).includes('METHOD:REQUEST'));
    expect(invited).toHaveLength(4);
    const told = asked.filter((one) => !invited.includes(one)).map(({ email }) => mailsTo(email));
    expect(told.map((own) => own.map(({ source }) => source.includes('nicht mehr genug Platz')))).toEqual([
      [true],
      [true],
    ]);
    // The house gets no invitation of its own, but enters what is confirmed.
    const toHouse = mailsTo('info@tabor.example').map(calendarIn);
    expect(toHouse.filter((calendar) => calendar.includes('METHOD:PUBLISH'))).toHaveLength(4);
  });

  it.each([
    ['between two dates', () => `${weekly.slot}/${inDays(4)}`],
    ['after the last', () => `${weekly.slot}/${inDays(66)}`],
    ['of another slot', () => `${'x'.repeat(24)}/${inDays(3)}`],
    ['past', () => `${weekly.slot}/${inDays(10)}`, 11],
  ])('confirms no date %s', async (_what, choice, days = 0) => {
    const slot = choice();
    vi.setSystemTime(inDays(days));
    const { key } = await ask({ slot });
    vi.useRealTimers();
    expect(await stored(key)).toMatchObject({ stage: 'full', seat: null });
    await service.rows('visit').delete({ where: { key } });
  });

  it('confirms no date that the house takes off while a visitor asks for it', async () => {
    const { strapi } = service;
    const company = await service.rows('company').findOne();
    const choice = `${weekly.slot}/${inDays(38)}`;
    const offered = await offeredDate(strapi, choice, company.id);
    const seeking = { id: 0, persons: '1', language: 'de', house: null };
    const seat = () => strapi.db.transaction(() => offered && freeSeat(strapi, seeking, offered));
    expect(await seat()).toMatchObject({ seat: choice, about: 'Führung', minutes: 60 });
    const close = (closed: boolean) => {
      return service.entries('visit-slot').update({ documentId: weekly.slot, data: { closed } });
    };
    await close(true);
    expect(await seat()).toBeUndefined();
    await close(false);
  });

  it('mails what the house decides also to an address that has its receipts of the day', async () => {
    vi.stubEnv('SMTP_HOST', '127.0.0.1');
    const email = 'tochter@muster.example';
    const wish = () => ask({ email, wishes: 'Montag' });
    for (let number = 1; number <= 3; number += 1) await wish();
    const { key } = await wish();
    await vi.waitFor(async () => expect((await stored(key)).receiptDue).toBe(false), { timeout: 10_000 });
    expect(mailsTo(email)).toHaveLength(3);
    await service.rows('visit').update({ where: { key }, data: { startsAt: inDays(5) } });
    expect((await decide(key, { stage: 'confirmed' })).status).toBe(200);
    await mailedTo(email, 4);
    expect(invitationTo(email)).toContain('METHOD:REQUEST');
  });

  it('sends versions of one invitation as the house confirms, moves and cancels a wish', async () => {
    const { key, email } = await ask({ wishes: 'Montag Vormittag' });
    const { reference } = await stored(key);
    await mailedTo(email, 1);
    const change = async (data: object) => (await decide(key, data)).status;
    expect(await change({ stage: 'confirmed' })).toBe(400);
    expect(invitationTo(email)).toBe('');
    await service.rows('visit').update({ where: { key }, data: { reminded: true } });
    for (const [data, count, method, sequence] of [
      [{ stage: 'confirmed', startsAt: '2099-07-01T08:00:00.000Z' }, 2, 'REQUEST', 1],
      [{ startsAt: '2099-12-01T09:00:00.000Z' }, 3, 'REQUEST', 2],
      [{ message: 'Kommt mit dem Hund', place: '', minutes: 60 }, 3, 'REQUEST', 2],
      [{ place: 'Cafeteria' }, 4, 'REQUEST', 3],
      [{ minutes: 90 }, 5, 'REQUEST', 4],
      [{ stage: 'cancelled' }, 6, 'CANCEL', 5],
    ] as const) {
      expect(await change(data)).toBe(200);
      await mailedTo(email, count);
      const calendar = invitationTo(email);
      expect(calendar).toContain(`METHOD:${method}`);
      expect(calendar).toContain(`SEQUENCE:${sequence}`);
      expect(calendar).toContain(`UID:${reference}@tabor`);
      expect(calendar).toContain('mailto:info@tabor.example');
    }
    expect(invitationTo(email)).toContain('DTSTART:20991201T090000Z');
    expect(await stored(key), 'who is reminded of the new date, too').toMatchObject({ reminded: false });
  });

  it('mails a change that comes while the former one is mailed', async () => {
    const { key, email } = await ask({ wishes: 'Mittwoch' });
    const { id, documentId } = await stored(key);
    await mailedTo(email, 1);
    await sendDueMails();
    const createdAt = new Date(Date.now() - dayMs).toISOString();
    await service.rows('visit').update({ where: { id }, data: { createdAt } });
    const change = (data: Record<string, unknown>) => service.entries('visit').update({ documentId, data });
    let late = Number.NaN;
    whileMailing = async () => {
      ({ late } = await waitingMails(Date.now()));
      await change({ stage: 'cancelled' });
    };
    await change({ stage: 'confirmed', startsAt: inDays(45) });
    await mailedTo(email, 3);
    expect(invitationTo(email)).toContain('STATUS:CANCELLED');
    // The day since the visit was asked for is none in which its mails waited.
    expect(late).toBe(0);
  });

  it('mails that the house cancels a wish of last week', async () => {
    const { key, email } = await ask({ wishes: 'Mittwoch' });
    const { id, documentId } = await stored(key);
    await mailedTo(email, 1);
    const createdAt = new Date(Date.now() - 7 * dayMs).toISOString();
    await service.rows('visit').update({ where: { id }, data: { createdAt } });
    await service.entries('visit').update({ documentId, data: { stage: 'cancelled' } });
    await mailedTo(email, 2);
    expect(mailsTo(email).at(-1)?.source).toContain('Ihr Termin ist abgesagt.');
    await sendDueMails();
    await service.rows('visit').delete({ where: { key } });
  });

  it('has no mails of a stage that an update has removed', async () => {
    vi.stubEnv('SMTP_HOST', '');
    const { key, email } = await ask({ wishes: 'Montag' });
    const warn = vi.spyOn(service.strapi.log, 'warn').mockImplementation(() => service.strapi.log);
    await service.rows('visit').update({ where: { key }, data: { stage: 'removed', receiptDue: true } });
    vi.stubEnv('SMTP_HOST', '127.0.0.1');
    await sendDueMails();
    expect([warn.mock.calls, mailsTo(email)]).toEqual([[], []]);
    expect(await waitingMails(Date.now())).toEqual({ waiting: 0, late: 0 });
    warn.mockRestore();
    await service.rows('visit').delete({ where: { key } });
  });

  it.each([
    ['three days after the last change of a far-off date', { startsAt: '2099-07-01T08:00:00.000Z' }, 4],
    ['once the visit of a reminder has begun', { startsAt: inDays(-1), reminded: true }, 0],
  ])('gives up on mails %s', async (_what, data, days) => {
    vi.stubEnv('SMTP_HOST', '');
    const { key } = await ask({ wishes: 'Montag' });
    await service.rows('visit').update({ where: { key }, data: { ...data, receiptDue: true } });
    expect(await waitingMails(Date.now() + days * dayMs)).toEqual({ waiting: 0, late: 0 });
    await service.rows('visit').delete({ where: { key } });
    vi.stubEnv('SMTP_HOST', '127.0.0.1');
  });

  it('names the house where its company has several', async () => {
    vi.stubEnv('SMTP_HOST', '127.0.0.1');
    const company = companyOf('tabor');
    const createHouse = (slug: string, name: string) => {
      const address = { street: 'Weg 1', postalCode: '8999', city: 'Aeugst' };
      return create(service, 'house', { slug, name, teaser: name, company, ...address }, { status: 'published' });
    };
    const times = { startsAt: inDays(20), minutes: 60, capacity: 4 };
    const slot = { title: 'Koch', occasion: 'trialDay', house: 'nord', company, ...times };
    const documentId = await create(service, 'visit-slot', slot);
    const locationOfNew = async () => {
      const { email } = await ask({ occasion: 'trialDay', slot: `${documentId}/${inDays(20)}`, language: 'fr' });
      await mailedTo(email, 1);
      return /^LOCATION:(.*)$/m.exec(invitationTo(email))?.[1]?.trim();
    };
    await createHouse('nord', 'Haus Nord');
    expect(await locationOfNew()).toBe('Haus tabor');
    await createHouse('sued', 'Haus Süd');
    expect(await locationOfNew()).toBe(String.raw`Haus Nord\, Haus tabor`);
    const { text } = await hr('GET', '/content/visits');
    const { results } = JSON.parse(text) as { results: { group: string; documentId: string }[] };
    expect(JSON.parse(text)).toMatchObject({ sendsMail: true });
    expect(results).toContainEqual(
      expect.objectContaining({ group: 'coming', house: 'Haus Nord', startsAt: inDays(20) }),
    );
    const ids = results.map(({ documentId: id }) => id);
    expect((await auditLines(service)).at(-1)).toMatch(new RegExp(`: visit\\.read visit ${ids.join(' ')}$`));
    expect((await (await adminClient(service, 'redaktion-tabor'))('GET', '/content/visits')).status).toBe(403);
  });

  it('are counted for HR, without those that are cancelled, and read by nobody', async () => {
    const read = () => service.rows('audit-entry').count({ where: { action: 'visit.read' } });
    const readBefore = await read();
    const counts = async (role: string) => {
      const { status, text } = await (await adminClient(service, role))('GET', '/content/visits/counts');
      return status === 200 ? JSON.parse(text) : status;
    };
    const before = await counts('personal-tabor');
    await ask({ wishes: 'Montag' });
    const { key } = await ask({ slot: `${weekly.slot}/${inDays(24)}` });
    const added = { open: before.open + 1, today: before.today };
    expect(await counts('personal-tabor')).toEqual({ ...added, coming: before.coming + 1 });
    await service.rows('visit').update({ where: { key }, data: { stage: 'cancelled', seat: null } });
    expect(await counts('personal-tabor')).toEqual({ ...added, coming: before.coming });
    expect([await counts('personal-bauma'), await counts('redaktion-tabor')]).toEqual([
      { open: 0, today: 0, coming: 0 },
      403,
    ]);
    expect(await read()).toBe(readBefore);
  });

  it('takes the seat of a date that the house enters at the house of the wish, or the house from the slot', async () => {
    const times = { startsAt: inDays(22), minutes: 60, capacity: 4 };
    const slot = { title: 'Beratung', occasion: 'appointment', company: companyOf('tabor'), ...times };
    const createSlot = (house: string) => create(service, 'visit-slot', { ...slot, house });
    const [north, south] = [await createSlot('nord'), await createSlot('sued')];
    const confirmed = async (wish: object) => {
      const { key } = await ask({ occasion: 'appointment', wishes: 'Montag', ...wish });
      await decide(key, { stage: 'confirmed', startsAt: times.startsAt });
      return stored(key);
    };
    expect(await confirmed({ house: 'sued' })).toMatchObject({ seat: `${south}/${inDays(22)}`, house: 'sued' });
    expect(await confirmed({})).toMatchObject({ seat: `${north}/${inDays(22)}`, house: 'nord' });
  });

  it('shows a visit to the holder of its link, who moves and cancels it', async () => {
    const privateToken = randomBytes(32).toString('hex');
    const { key } = await ask({
      slot: `${weekly.slot}/${inDays(24)}`,
      house: 'nord',
      privateToken,
      message: 'Privates',
    });
    const page = (action: string, more: object = {}) => onPage(action, { token: privateToken, ...more });
    const opened = await page('open');
    const shown = { status: 200, stage: 'confirmed', startsAt: inDays(24), about: 'Führung', house: 'nord' };
    expect(opened).toMatchObject(shown);
    expect(JSON.stringify(opened)).not.toMatch(/Anna|muster|Privates/);
    expect(await page('open', { company: 'bauma' })).toEqual({ status: 404 });
    expect(await page('open', { token: randomBytes(32).toString('hex') })).toEqual({ status: 404 });
    // The 17th is full since the first test with mails.
    expect(await page('move', { slot: `${weekly.slot}/${inDays(17)}` })).toMatchObject({
      status: 409,
      startsAt: inDays(24),
    });
    expect(await page('move', { slot: `${weekly.slot}/${inDays(31)}` })).toMatchObject({
      status: 200,
      startsAt: inDays(31),
    });
    // The dates are for all houses, of which the visitor has named one.
    expect(await stored(key)).toMatchObject({ seat: `${weekly.slot}/${inDays(31)}`, sequence: 1, house: 'nord' });
    expect(await page('cancel')).toMatchObject({ status: 200, stage: 'cancelled' });
    expect(await stored(key)).toMatchObject({ seat: null, sequence: 2 });
  });

  it('keeps what its visitor has changed since the house has loaded the list', async () => {
    const token = randomBytes(32).toString('hex');
    const { key } = await ask({ slot: `${weekly.slot}/${inDays(24)}`, privateToken: token });
    const listed = async () => {
      const [{ documentId }, { text }] = [await stored(key), await hr('GET', '/content/visits')];
      const { results } = JSON.parse(text) as { results: { documentId: string; revision: string }[] };
      return results.find((each) => each.documentId === documentId);
    };
    const revision = (await listed())?.revision;
    expect(await onPage('cancel', { token })).toMatchObject({ stage: 'cancelled' });
    const confirm = (seen: string | undefined) =>
      decide(key, { stage: 'confirmed', startsAt: inDays(31), revision: seen });
    const rejected = await confirm(revision);
    expect([rejected.status, rejected.text]).toEqual([400, expect.stringContaining('Eine Person auf der Website')]);
    expect(await stored(key)).toMatchObject({ stage: 'cancelled', seat: null });
    expect((await confirm((await listed())?.revision)).status).toBe(200);
    await service.rows('visit').delete({ where: { key } });
  });

  it.each(['confirmed', 'proposed'])('moves a %s visit that was missed, and changes it no other way', async (stage) => {
    const token = randomBytes(32).toString('hex');
    const { key } = await ask({ slot: `${weekly.slot}/${inDays(24)}`, privateToken: token });
    await service.rows('visit').update({ where: { key }, data: { stage, startsAt: inDays(-1) } });
    for (const action of ['cancel', 'accept'])
      expect(await onPage(action, { token, startsAt: inDays(-1) })).toMatchObject({ stage, startsAt: inDays(-1) });
    const later = await onPage('move', { token, slot: `${weekly.slot}/${inDays(31)}` });
    expect(later).toMatchObject({ status: 200, stage: 'confirmed', startsAt: inDays(31) });
    await service.rows('visit').delete({ where: { key } });
  });

  it('mails a visitor no more than ten of their own changes in a day, but what the house changes', async () => {
    vi.stubEnv('SMTP_HOST', '127.0.0.1');
    const token = randomBytes(32).toString('hex');
    const { key, email } = await ask({ slot: `${weekly.slot}/${inDays(24)}`, privateToken: token });
    const { reference } = await stored(key);
    await houseToldOf(reference, 1);
    const { mayGet } = service.module('mail/mailboxLimits');
    for (let change = 1; change <= 9; change += 1) await mayGet(service.strapi, 'change', email);
    expect((await onPage('cancel', { token })).stage).toBe('cancelled');
    await houseToldOf(reference, 2);
    expect((await onPage('move', { token, slot: `${weekly.slot}/${inDays(24)}` })).stage).toBe('confirmed');
    await houseToldOf(reference, 3);
    expect(mailsTo(email)).toHaveLength(2);
    expect((await decide(key, { stage: 'cancelled' })).status).toBe(200);
    await mailedTo(email, 3);
  });

  it('proposes a date of a slot, which the visitor accepts', async () => {
    const token = randomBytes(32).toString('hex');
    const { key, email } = await ask({ wishes: 'Dienstag', privateToken: token });
    await mailedTo(email, 1);
    const proposal = { stage: 'proposed', startsAt: inDays(31) };
    expect((await decide(key, proposal)).status).toBe(200);
    await mailedTo(email, 2);
    const proposed = invitationTo(email);
    expect(proposed).toContain('METHOD:REQUEST');
    expect(proposed).toContain('STATUS:TENTATIVE');
    expect(proposed).toContain('PARTSTAT=NEEDS-ACTION');
    expect(await stored(key)).toMatchObject({ seat: `${weekly.slot}/${inDays(31)}` });
    expect(await onPage('accept', { token, startsAt: inDays(24) })).toMatchObject({ stage: 'proposed' });
    const seen = { token, startsAt: inDays(31) };
    expect(await onPage('accept', seen)).toMatchObject({ stage: 'confirmed', startsAt: inDays(31) });
    await mailedTo(email, 3);
    expect(invitationTo(email)).toContain('STATUS:CONFIRMED');
    expect(await stored(key)).toMatchObject({ seat: `${weekly.slot}/${inDays(31)}` });
  });

  it('forgets the address and the link of a visit that a stranger disowns, and tells the house', async () => {
    const token = randomBytes(32).toString('hex');
    const { key, email } = await ask({ wishes: 'Freitag', privateToken: token });
    const { reference } = await stored(key);
    await mailedTo(email, 1);
    await houseToldOf(reference, 1);
    expect(await onPage('disown', { token, company: 'bauma' })).toEqual({ status: 404 });
    expect(await onPage('disown', { token })).toEqual({ status: 200, disowned: true });
    await houseToldOf(reference, 2);
    expect(await stored(key)).toMatchObject({ stage: 'new', email: '', privateToken: null, linkHash: null });
    expect(await onPage('open', { token })).toEqual({ status: 404 });
    expect(mailsTo(email)).toHaveLength(1);
  });

  const remindAfter = async (days: number) => {
    const { promise: taken, resolve: take } = Promise.withResolvers<void>();
    whileMailing = () => taken;
    const now = new Date(Date.parse(inDays(days)) + dayMs / 3);
    vi.setSystemTime(now);
    await service.module('features/visits/reminders').remindVisitors(service.strapi, now);
    take();
    whileMailing = undefined;
    await sendDueMails();
    vi.useRealTimers();
  };

  // Less than a mail server may take, for which reminders do not wait.
  it('reminds once of tomorrow', { timeout: 20_000 }, async () => {
    const { key, email } = await ask({ slot: `${weekly.slot}/${inDays(10)}` });
    await mailedTo(email, 1);
    const reminders = () => mailsTo(email).filter(({ source }) => source.includes('Morgen ist Ihr Termin'));
    await remindAfter(8);
    expect(reminders()).toHaveLength(0);
    await remindAfter(9);
    await remindAfter(9);
    expect(reminders()).toHaveLength(1);
    expect(await stored(key)).toMatchObject({ stage: 'confirmed' });
  });

  it('erases everything 30 days after the date, and wishes after four months', async () => {
    const { key } = await ask({ wishes: 'Montag' });
    const count = () => service.rows('visit').count();
    const lastDate = { startsAt: { $gt: inDays(9), $lt: inDays(11) } };
    await eraseExpired(service.strapi, new Date(inDays(39)));
    expect(await service.rows('visit').count({ where: lastDate })).toBe(1);
    await eraseExpired(service.strapi, new Date(inDays(41)));
    expect(await service.rows('visit').count({ where: lastDate })).toBe(0);
    expect(await stored(key)).not.toBeNull();
    await eraseExpired(service.strapi, new Date(inDays(121)));
    // One is cancelled, at a date in the year 2099.
    expect([await stored(key), await count()]).toEqual([null, 1]);
  });
});
