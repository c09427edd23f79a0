import { pdf } from './applicationForm.ts';
import { application, message } from './securityInputs/form.ts';

/** Unique values of an applicant's fields and file; none contains another. */
export const personal = {
  'first name': 'Zwetschgenhilde',
  surname: 'Ofenkuechlin',
  address: 'Lauchgaessli77',
  'e-mail': 'zitronenmelisse',
  telephone: '4232310000',
  message: 'Spargelsamstag',
  'name of the file': 'Quittenzeugnis',
  'content of the file': 'Rhabarberdiplom',
} as const;

const email = `${personal['e-mail']}@muster.example`;
const fields = {
  firstName: personal['first name'],
  surname: personal.surname,
  address: personal.address,
  email,
  tel: `+${personal.telephone}`,
  message: personal.message,
};
const content = Buffer.concat([pdf('').buffer, Buffer.from(`% ${personal['content of the file']}`)]);
const files = [{ name: `${personal['name of the file']}.pdf`, content }];

/** Repeated by the page, as the area is missing. */
export const wrongApplication = application({ ...fields, area: '' }, { files, page: true });
export const rightApplication = application(fields, { files });
export const rightMessage = message({ name: personal.surname, email, message: personal.message });
