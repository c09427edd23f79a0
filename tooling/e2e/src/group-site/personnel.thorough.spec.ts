import { Secret, TOTP } from 'otpauth';
import type { Dialog, Page } from 'playwright/test';
import { accessibilityFindings } from '../support/accessibility.ts';
import { type AdminAccount, addAdminUser, openEntry, press, signIn, typeCredentials } from '../support/admin.ts';
import { dropComplaints } from '../support/complaints.ts';
import { firstEditor } from '../support/editor.ts';
import { fitsAPhone } from '../support/fitsAPhone.ts';
import { printed } from '../support/printed.ts';
import { deliver } from '../support/submissions.ts';
import { adminTest as test, expect } from '../support/test.ts';

const stage = (page: Page) => page.getByRole('combobox', { name: /^Stand/ }).first();

async function changeStage(page: Page, value: string): Promise<void> {
  await stage(page).click();
  await page.getByRole('option', { name: value }).click();
  await press(page, 'Speichern');
  await page.reload();
  await expect(stage(page)).toContainText(value, { timeout: 30_000 });
}

/** One pixel. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Prints applications of the list, each on its own paper, and nothing of the admin. */
async function printsTheList(page: Page, names: readonly string[]): Promise<void> {
  await page.evaluate(() => {
    window.print = () => {};
  });
  for (const name of names) await page.getByRole('checkbox', { name: `Wählen: ${name}` }).check();
  await page.getByRole('button', { name: 'Drucken' }).click();
  // Only paper shows them.
  for (const name of names) await expect(page.getByRole('heading', { name, includeHidden: true })).toBeAttached();
  await expect(page.getByRole('button', { name: 'Drucken' })).toBeFocused();
  const texts = (await printed(page)).map(({ text }) => text).toSorted();
  expect(texts).toEqual(names.map((name) => expect.stringMatching(new RegExp(`^${name} .*Dateien`))));
  for (const name of names) await page.getByRole('checkbox', { name: `Wählen: ${name}` }).uncheck();
}

/** Prints the open application. */
async function printsTheApplication(page: Page, ...texts: readonly string[]): Promise<void> {
  const [sheet, ...others] = await printed(page);
  // In the text of a PDF, ligatures stand apart.
  const unspaced = sheet?.text.replaceAll(' ', '');
  for (const text of texts) expect(unspaced).toContain(text.replaceAll(' ', ''));
  expect(sheet?.text).not.toMatch(/Einladen|Zur Liste|Protokoll/);
  expect(others).toEqual([]);
}

/** Saves the applicant's file while a text is begun, which leaving the page would ask about. */
async function savesTheFile(page: Page): Promise<void> {
  const asked: string[] = [];
  const answer = (dialog: Dialog): void => {
    asked.push(dialog.type());
    void dialog.accept();
  };
  page.on('dialog', answer);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Herunterladen' }).click();
  expect((await saved).suggestedFilename()).toBe('lebenslauf.png');
  page.off('dialog', answer);
  expect(asked).toEqual([]);
}

/** Gives the house a template of its own for the open decision. */
async function changesTheTemplate(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Vorlage ändern' }).click();
  const save = page.getByRole('button', { name: 'Vorlage speichern' });
  await page.getByLabel('Text der Mail').fill('Grüezi {vorname}');
  await expect(page.getByText('Diesen Platzhalter gibt es nicht: {vorname}')).toBeVisible();
  await expect(save).toBeDisabled();
  await page.getByLabel('Text der Mail').fill('Grüezi {name}\n\nKommen Sie vorbei!');
  await expect(page.getByRole('region', { name: 'Vorschau' })).toContainText('Grüezi Erika Ahorn');
  await savesTheFile(page);
  expect(await accessibilityFindings(page)).toEqual([]);
  await save.click();
  await page.getByRole('button', { name: 'Vorlage ändern' }).click();
  await page.getByRole('button', { name: 'Zurück zum mitgelieferten Text' }).click();
}

/** Sends the mail of a decision, after which the service cannot set the stage. Here, it has no mail server. */
async function sendsWithoutStage(page: Page): Promise<void> {
  await page.route('**/content/applications', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), sendsMail: true } });
  });
  await page.route('**/decision', (route) => route.fulfill({ json: { isStageSet: false } }));
  await page.reload();
  await page.getByRole('button', { name: 'Kontakt aufnehmen' }).click();
  await page.getByRole('button', { name: 'Mail senden' }).click();
  await expect(page.locator(':focus')).toHaveText(/^Die Mail ist gesendet, der Stand aber nicht gesetzt/);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Abbrechen' }).click();
}

/** Finds an application in the working list, reads its file, and decides; then notes something down about the next. */
async function worksThroughTheList(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Bewerbungen', exact: true }).click();
  await page.getByRole('button', { name: /^Überfällig [1-9]/ }).click();
  expect(await accessibilityFindings(page)).toEqual([]);
  await fitsAPhone(page);
  await printsTheList(page, ['Erika Ahorn', 'Ernst Birke']);
  await page.getByRole('button', { name: 'Erika Ahorn' }).click();
  await expect(page.getByText('Nicht auf Schadprogramme geprüft.')).toBeVisible();
  await expect(page.getByRole('img', { name: 'lebenslauf.png' })).toBeVisible();
  await printsTheApplication(page, 'Pflege und Betreuung', 'lebenslauf.png (1 KB)', 'Nicht auf Schadprogramme geprüft');
  await page.getByRole('button', { name: 'Einladen' }).click();
  await expect(page.getByRole('heading', { name: 'Mail: Eingeladen' })).toBeVisible();
  await changesTheTemplate(page);
  const answer = page.waitForResponse((response) => response.url().endsWith('/content/applications/stage'));
  await page.getByRole('button', { name: 'Ohne Mail: Eingeladen' }).click();
  expect((await answer).status()).toBe(200);
  await expect(page.getByText('Stand: Eingeladen.')).toBeVisible();
  await expect(page.getByRole('group', { name: 'Entscheiden' })).toBeFocused();
  // Off the buttons, whose colour under the pointer is Strapi's.
  await page.mouse.move(0, 0);
  // What is only for paper says it too.
  await expect(page.getByText('Eingeladen', { exact: true }).filter({ visible: true })).toBeVisible();
  expect(await accessibilityFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Mitteilen: Eingeladen' }).click();
  await expect(page.locator(':focus')).toHaveText(/^Die Person sieht auf ihrer Seite: Eingeladen, seit /);
  await page.keyboard.press('Alt+KeyN');
  await expect(page.getByRole('heading', { name: 'Ernst Birke' })).toBeFocused();
  await page.getByLabel('Notizen, nur für die Personalabteilung').fill('Ruft am Montag an.');
  await expect(page.getByText('Gespeichert')).toBeVisible();
  await printsTheApplication(page, 'Ernst Birke', 'Ruft am Montag an.');
  await page.getByRole('button', { name: 'Zur Liste' }).click();
  await expect(page.getByRole('button', { name: 'Ernst Birke' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Ohne Mail: Eingestellt' }).click();
  await expect(page.getByText('Stand: Eingestellt.')).toBeVisible();
  await expect(page.getByRole('group', { name: 'Entscheiden' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Ohne Mail: Eingestellt' })).toBeDisabled();
  await sendsWithoutStage(page);
}

/** Sets up the second factor, logs out, and signs in with a code. */
async function signsInWithACode(page: Page, account: AdminAccount): Promise<void> {
  await page.getByRole('link', { name: 'Passwort und zweiter Faktor', exact: true }).click();
  const key = await page.getByText('Oder geben Sie der App diesen Schlüssel').locator('strong').innerText();
  expect(await accessibilityFindings(page)).toEqual([]);
  await fitsAPhone(page);
  const secret = Secret.fromBase32(key.replaceAll(' ', ''));
  const [first, next] = [0, 30_000].map((later) => new TOTP({ secret }).generate({ timestamp: Date.now() + later }));
  await page.getByLabel('Ihr Passwort').fill(account.password);
  await page.getByLabel('Code aus der App').fill(first ?? '');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('list', { name: 'Ihre Wiederherstellungscodes' }).getByRole('listitem')).toHaveCount(10);
  expect(await accessibilityFindings(page)).toEqual([]);
  await fitsAPhone(page);
  await page.getByRole('link', { name: 'Ich habe die Codes gespeichert' }).click();
  await expect(page.getByText('Der zweite Faktor ist eingerichtet.')).toBeVisible();
  expect(await accessibilityFindings(page)).toEqual([]);
  await fitsAPhone(page);
  await page.getByRole('link', { name: 'Zurück zu den Inhalten' }).click();
  await page.getByRole('button', { name: 'Petra Muster' }).click();
  await page.getByRole('menuitem', { name: 'Abmelden' }).click();
  await page.waitForURL((url) => url.pathname.endsWith('/anmelden'));

  await typeCredentials(page, account);
  await expect(page.getByLabel('Code aus Ihrer Authenticator-App')).toBeFocused();
  expect(await accessibilityFindings(page)).toEqual([]);
  await fitsAPhone(page);
  // The code of the set-up is not accepted again.
  for (const code of [first, next]) {
    await expect(page.getByLabel('Code aus Ihrer Authenticator-App')).toBeFocused();
    await page.keyboard.type(code ?? '');
    await page.keyboard.press('Enter');
    if (code === first) await expect(page.getByText('Dieser Code stimmt nicht')).toBeVisible();
  }
  await page.waitForURL((url) => !url.pathname.includes('anmelden'));
  await expect(page.getByRole('link', { name: 'Bewerbungen', exact: true })).toBeVisible();
}

test(
  'HR of an organisation rejects an application and answers a message',
  { tag: '@not-firefox' },
  async ({ page, complaints }) => {
    test.setTimeout(180_000);
    const name = { firstName: 'Rosa', surname: 'Tannenbaum' };
    const email = 'rosa@tannenbaum.example';
    await deliver('applications', { ...name, email, area: 'care', reference: 'TAB-PRB1' });
    const early = { email, area: 'care', acceptedAt: '2026-01-05T08:00:00.000Z' };
    const picture = new Blob([png], { type: 'image/png' });
    await deliver(
      'applications',
      { ...early, firstName: 'Erika', surname: 'Ahorn', reference: 'TAB-PRB3', flagged: 'unscanned' },
      picture,
    );
    await deliver('applications', { ...early, firstName: 'Ernst', surname: 'Birke', reference: 'TAB-PRB4' });
    await deliver('messages', { name: 'Rosa Tannenbaum', email, message: 'Guten Tag', reference: 'TAB-PRB2' });
    const administrator = await firstEditor();
    const account = await addAdminUser(administrator, 'Personal Tabor');
    await signIn(page, account);

    await expect(page.getByRole('link', { name: /^Überfällig: [1-9]/ })).toBeVisible();
    await worksThroughTheList(page);

    await openEntry(page, 'application', 'Tannenbaum');
    await changeStage(page, 'Abgesagt');
    await openEntry(page, 'message', 'Rosa Tannenbaum');
    await changeStage(page, 'Beantwortet');

    // The page of the audit log names who read and changed what, and of the applicant the reference alone.
    const { entries = [] } = await administrator.call('GET', '/content/audit');
    const ofHr = entries.filter(({ actor }) => actor.endsWith('Petra Muster')).map(({ action }) => action);
    expect(ofHr).toEqual(expect.arrayContaining(['login', 'application.read', 'application.change', 'message.change']));
    expect(JSON.stringify(entries)).not.toMatch(/Tannenbaum|Ahorn/);

    await signsInWithACode(page, account);
    // The code of the set-up, which is rejected.
    dropComplaints(complaints, /status of 400 .*\/anmelden\/code$/);
  },
);
