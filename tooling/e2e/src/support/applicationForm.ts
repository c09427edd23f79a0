import type { Page } from 'playwright/test';

/** A photo as a phone takes one: a JPEG by its content, as large as asked for. */
export function photo(name: string, bytes = 300_000) {
  const head = Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex');
  // No two photos are the same: the name is in it.
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

/** What a nurse types on a phone; nobody of this name exists. */
export const applicant = { firstName: 'Dragana', surname: 'Muster-Öztürk', tel: '079 000 00 00' };

/** Types what is required, and waits as long as a person would have typed at least. */
export async function typeApplication(page: Page): Promise<void> {
  await page.getByLabel('Vorname').fill(applicant.firstName);
  await page.getByLabel('Nachname').fill(applicant.surname);
  await page.getByLabel('Bereich').selectOption('care');
  await page.getByLabel('Telefon').fill(applicant.tel);
  await page.waitForTimeout(2_100);
}
