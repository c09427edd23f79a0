import { randomUUID } from 'node:crypto';
import { accessibilityFindings } from '../support/accessibility.ts';
import { addAdminUser, signIn } from '../support/admin.ts';
import { firstEditor } from '../support/editor.ts';
import { fitsAPhone } from '../support/fitsAPhone.ts';
import { logIn } from '../support/login.ts';
import { adminTest as test, expect, siteOf } from '../support/test.ts';

const password = 'Holunder-Treppe-7';

test(
  'an administrator invites an employee to a house, who sets the password without script, and a new one later',
  { tag: '@not-firefox' },
  async ({ page, browser }) => {
    test.setTimeout(150_000);
    await signIn(page, await addAdminUser(await firstEditor(), 'Super Admin'));
    await page.getByRole('link', { name: 'Mitarbeitende' }).click();
    const invite = page.getByRole('link', { name: 'Person einladen' });
    await expect(invite).toBeVisible();
    await fitsAPhone(page);
    await invite.click();
    const username = `nina-${randomUUID()}`;
    await page.getByLabel('Benutzername').fill(username);
    await page.getByLabel('E-Mail').fill(`${username}@personal.example`);
    const houses = page.getByRole('group', { name: 'Häuser' });
    await houses.getByRole('searchbox').fill('tab');
    await expect(houses.getByRole('checkbox')).toHaveCount(1);
    await houses.getByRole('checkbox', { name: 'Tabor' }).click();
    expect(await accessibilityFindings(page)).toEqual([]);
    await fitsAPhone(page);
    await page.getByRole('button', { name: 'Einladen' }).click();
    await expect(page.getByText('Dieser Dienst verschickt keine E-Mails.')).toBeVisible();
    const invitation = await page.getByLabel('Link der Einladung').inputValue();
    expect(invitation.startsWith(siteOf('tabor', '/auth/passwort?token='))).toBe(true);

    const phone = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });
    const employee = await phone.newPage();
    await employee.goto(invitation);
    await expect(employee.getByText(`Ihr Konto: ${username}`)).toBeVisible();
    const typePassword = async (typed: string): Promise<void> => {
      await employee.getByLabel('Neues Passwort', { exact: true }).fill(typed);
      await employee.getByLabel('Neues Passwort wiederholen').fill(typed);
      await employee.getByRole('button', { name: 'Passwort speichern' }).click();
    };
    await typePassword('team-tabor');
    await expect(employee.getByText('Das Passwort braucht mindestens 12 Zeichen.').first()).toBeVisible();
    await typePassword(password);
    await expect(employee).toHaveURL(siteOf('tabor', '/intern'));
    await employee.goto(invitation);
    await expect(employee.getByRole('heading', { name: 'Dieser Link gilt nicht mehr' })).toBeVisible();

    // The specs have no mail server: the page says whom to ask, and has no form that claims to send.
    await phone.clearCookies();
    await employee.goto(siteOf('tabor', '/auth'));
    await employee.getByRole('link', { name: 'Passwort vergessen?' }).click();
    await expect(employee.getByText(/verschickt dafür keine E-Mails/)).toBeVisible();
    await expect(employee.getByRole('main').getByRole('textbox')).toHaveCount(0);

    await page.getByRole('link', { name: 'Zu den Mitarbeitenden' }).click();
    await page.getByRole('searchbox').fill(`aktiv tabor ${username}`);
    await page.getByRole('link', { name: username }).click();
    await page.getByRole('button', { name: 'Link für ein neues Passwort' }).click();
    await expect(page.getByText('Er gilt für sie allein, eine Stunde lang.')).toBeVisible();
    await employee.goto(await page.getByLabel('Link für ein neues Passwort').inputValue());
    await typePassword('Wolke-Besen-Kurve-3');
    await expect(employee).toHaveURL(siteOf('tabor', '/intern'));
    await phone.clearCookies();
    await employee.goto(siteOf('tabor', '/auth'));
    await logIn(employee, { username: `${username}@personal.example`, password: 'Wolke-Besen-Kurve-3' });
    await expect(employee).toHaveURL(siteOf('tabor', '/intern'));

    await page.getByRole('checkbox', { name: 'Darf sich anmelden' }).click();
    await page.getByRole('button', { name: 'Speichern' }).click();
    await expect(page.getByText('Gespeichert')).toBeVisible();
    await employee.goto(siteOf('tabor', '/intern'));
    await expect(employee).toHaveURL(/\/auth\?weiter=/);
    await phone.close();
    // The content manager does not list the accounts a second time.
    await page.getByRole('link', { name: 'Inhalte', exact: true }).click();
    await expect(page.getByRole('link', { name: 'Nachrichten', exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: 'User', exact: true })).toHaveCount(0);
  },
);
