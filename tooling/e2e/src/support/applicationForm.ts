import { expect, type Page } from 'playwright/test';

/** A file with a JPEG signature and the given size. */
export function photo(name: string, bytes = 300_000) {
  const head = Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex');
  // Contains the name, so that no two photos are duplicates.
  return { name, mimeType: 'image/jpeg', buffer: Buffer.concat([head, Buffer.from(name), Buffer.alloc(bytes, 7)]) };
}

const objects = [
  '<< /Type /Catalog /Pages 2 0 R >>',
  '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
  '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >>',
];

/** A PDF of one empty page. */
export function pdf(name: string) {
  const body = objects.map((object, position) => `${position + 1} 0 obj\n${object}\nendobj\n`).join('');
  const end = 'trailer\n<< /Root 1 0 R /Size 4 >>\nstartxref\n0\n%%EOF\n';
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(`%PDF-1.4\n${body}${end}`) };
}

/** Documents of an application, with a name that needs encoding. */
export const files = [photo('IMG 0001.jpg'), photo('Diplom Pflege – été 😀.jpg'), pdf('Lebenslauf.pdf')];

/** Name of the button that sends. */
export const submit = 'Bewerbung senden';

/** An invented applicant. */
export const applicant = { firstName: 'Dragana', surname: 'Muster-Öztürk', tel: '079 000 00 00' };

/** Fills in the required fields of the form for an advertised job, which determines the area. */
export async function typeApplicant(page: Page): Promise<void> {
  await page.getByLabel('Vorname').fill(applicant.firstName);
  await page.getByLabel('Nachname').fill(applicant.surname);
  await page.getByLabel('Telefon').fill(applicant.tel);
}

/** Fills in the required fields of the form without a job. */
export async function typeApplication(page: Page): Promise<void> {
  await typeApplicant(page);
  await page.getByLabel('Bereich').selectOption('care');
}

/** Unfolds the optional fields. */
export async function showFurtherFields(page: Page): Promise<void> {
  await page.getByText('Weitere freiwillige Angaben').click();
}

/** The reference that the page shows once the application is accepted. */
export async function shownReference(page: Page): Promise<string> {
  const notice = page.getByText(/Ihre Bewerbung wurde gesendet!/);
  await expect(notice).toBeVisible({ timeout: 20_000 });
  await expect(notice).toBeInViewport();
  await expect(page).toHaveTitle('Bewerbung gesendet • Tabor');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bewerbung gesendet');
  const words = await page.getByText(/^Ihre Referenz:/).innerText();
  const reference = words.replace(/^Ihre Referenz:\s*/, '');
  expect(reference).toMatch(/^\S{6,}$/);
  return reference;
}
