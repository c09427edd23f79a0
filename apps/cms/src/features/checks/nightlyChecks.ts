import type { Core } from '@strapi/strapi';
import { editorAddresses } from '../../organisations/editorAddresses.ts';
import { publicTypes, uidOf } from '../../content/content-types.ts';
import { published } from '../../content/published.ts';
import { visibleAt } from '../../content/visibility.ts';
import { tenantOf, tenants } from '../../environment/tenants.ts';
import { errorCode } from '../../environment/errorCode.ts';
import { sendsMail } from '../../mail/transport.ts';
import { sendToEach } from '../../mail/mailLater.ts';
import { findingsMail } from '../../mail/messages.ts';
import { tenantOfConfiguration } from '../../publishing/changes.ts';
import { type CheckedRow, findingsOf, isChecked } from './findings.ts';
import { isDead } from './outsideLinks.ts';
import { linkCheckUid, readSite } from './readSite.ts';

/** Links requested at the same time. */
const parallel = 4;

const uids = Object.keys(publicTypes)
  .map(uidOf)
  .filter((uid) => isChecked(uid) && uid !== uidOf('company'));

/** What was found in all that an organisation shows, or will show. */
export async function checkOrganisation(strapi: Core.Strapi, key: string, now: Date): Promise<CheckedRow[]> {
  const site = await readSite(strapi, key, now);
  if (!site) return [];
  const checked: CheckedRow[] = [];
  for (const uid of uids) {
    const configured = tenantOfConfiguration(uid);
    if (configured !== undefined && configured !== key) continue;
    const own = configured === undefined ? { company: { key } } : {};
    const shown = [published(uid), own, ...visibleAt(uid, true, now.toISOString(), true)];
    checked.push(...(await findingsOf(strapi, uid, { $and: shown }, site)));
  }
  return checked;
}

interface LinkCheck {
  id: number;
  failedNights: number;
  /** `YYYY-MM-DD` */
  lastFailedOn: string;
}

/** Notes which outside links do not work tonight, and forgets those that work again or are gone. */
async function checkOutsideLinks(
  strapi: Core.Strapi,
  links: readonly string[],
  now: Date,
  dead: typeof isDead,
): Promise<void> {
  const queue = [...new Set(links)];
  const total = queue.length;
  const failed: string[] = [];
  const work = async (): Promise<void> => {
    for (let link = queue.pop(); link !== undefined; link = queue.pop()) if (await dead(link)) failed.push(link);
  };
  await Promise.all(Array.from({ length: parallel }, work));
  const hosts = new Set(failed.map((link) => URL.parse(link)?.host));
  if (failed.length === total && hosts.size > 1) {
    strapi.log.warn('No outside link could be reached: this service has no network, and the links are not counted.');
    return;
  }
  const checks = strapi.db.query(linkCheckUid);
  await checks.deleteMany({ where: { url: { $notIn: failed } } });
  const lastFailedOn = now.toISOString().slice(0, 10);
  for (const url of failed) {
    const known: LinkCheck | null = await checks.findOne({ where: { url } });
    // Each of several processes runs this, one after the other.
    if (known?.lastFailedOn === lastFailedOn) continue;
    const data = { url, lastFailedOn, failedNights: (known?.failedNights ?? 0) + 1 };
    if (known) await checks.update({ where: { id: known.id }, data });
    else await checks.create({ data });
  }
}

interface StoredResult {
  entryType: string;
  entryId: string;
  entryLocale: string | null;
  findings: { message: string }[];
}

const keysOf = ({ entryType, entryId, entryLocale, findings }: StoredResult): string[] =>
  findings.map(({ message }) => [entryType, entryId, entryLocale, message].join(' '));

/** Replaces the stored results of an organisation, and mails them to its editors if something is new. */
async function report(strapi: Core.Strapi, key: string, checked: readonly CheckedRow[]): Promise<void> {
  const results = strapi.db.query(uidOf('check-result'));
  const faulty = checked.filter(({ findings }) => findings.length > 0);
  const before: StoredResult[] = await results.findMany({ where: { tenant: key } });
  const known = new Set(before.flatMap(keysOf));
  const rows = faulty.map(({ type, id, locale, title, findings }) => ({
    tenant: key,
    entryType: type,
    entryId: id,
    entryLocale: locale,
    title,
    findings,
  }));
  const isNew = rows.flatMap(keysOf).some((finding) => !known.has(finding));
  const to = isNew && sendsMail() ? await editorAddresses(strapi, key) : [];
  if (to.length > 0) {
    const admin = strapi.config.get<string>('admin.absoluteUrl');
    const name = tenantOf(key)?.fullName ?? key;
    await sendToEach(strapi, findingsMail(name, faulty, admin), to);
  }
  // After the mail, so that a failed one is repeated in the next night.
  await strapi.db.transaction(async () => {
    await results.deleteMany({ where: { tenant: key } });
    for (const data of rows) await results.create({ data });
  });
}

/** Checks everything on the websites, stores what was found, and mails each organisation what is new. */
export async function runNightlyChecks(strapi: Core.Strapi, now: Date, dead = isDead): Promise<void> {
  const links: string[] = [];
  for (const { key } of tenants) {
    links.push(...(await checkOrganisation(strapi, key, now)).flatMap(({ outsideLinks }) => outsideLinks));
  }
  await checkOutsideLinks(strapi, links, now, dead);
  for (const { key } of tenants) {
    try {
      await report(strapi, key, await checkOrganisation(strapi, key, now));
    } catch (error) {
      strapi.log.warn(`the findings of ${key} could not be mailed and will be in the next night: ${errorCode(error)}`);
    }
  }
}
