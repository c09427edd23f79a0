import { http, type Bytes, type Headers, type Place, type FormToken } from './wire.ts';

type Text = string | Buffer;

/** A part of a multipart form. */
export interface Part {
  name: string;
  content: Text;
  /** Makes the part a file; not escaped in the header. */
  fileName?: string;
  /** Additional header lines. */
  more?: string;
}

const border = 'the-boundary-of-this-form';

export const multipartType = `multipart/form-data; boundary=${border}`;

/** Encodes parts as a browser does. */
export function multipart(parts: readonly Part[], end = `--${border}--\r\n`): Buffer {
  const pieces = parts.flatMap(({ name, content, fileName, more = '' }) => {
    const file = fileName === undefined ? '' : `; filename="${fileName}"`;
    const head = `--${border}\r\ncontent-disposition: form-data; name="${name}"${file}\r\n${more}\r\n`;
    return [Buffer.from(head), Buffer.from(content), Buffer.from('\r\n')];
  });
  return Buffer.concat([...pieces, Buffer.from(end)]);
}

const applicant = { firstName: 'Vera', surname: 'Muster', area: 'care', tel: '079 000 00 00' };
const sender = { name: 'Vera Muster', email: 'vera@muster.example', message: 'Guten Tag' };

export interface FormChanges {
  fields?: Readonly<Record<string, Text>>;
  files?: readonly { name?: string; content: Text; field?: string }[];
  headers?: Headers;
  /** Replaces the valid token. */
  formToken?: (place: Place) => Partial<FormToken>;
  /** Submits to the page like a native form, instead of to the endpoint of the script. */
  page?: boolean;
}

/** The hidden and required fields, with changes. */
function fieldsOf(kind: 'application' | 'message', place: Place, { fields, formToken }: FormChanges) {
  const typed = kind === 'application' ? applicant : sender;
  return Object.entries<Text>({ ...(formToken ?? place.formToken)(place), ...typed, ...fields });
}

const pages = { application: '/jobs/schnellbewerbung', message: '/kontakt' } as const;

function form(kind: 'application' | 'message', changes: FormChanges): Bytes {
  return (place) => {
    const { files = [], headers, page } = changes;
    const parts: Part[] = fieldsOf(kind, place, changes).map(([name, content]) => ({ name, content }));
    for (const { name = 'lebenslauf.pdf', content, field = 'files' } of files) {
      parts.push({ name: field, fileName: name, content, more: 'content-type: application/pdf\r\n' });
    }
    const own = { origin: `http://${place.host}`, 'content-type': multipartType, ...headers };
    return http(place, 'POST', page ? pages[kind] : `${pages[kind]}/senden`, own, multipart(parts));
  };
}

/** The quick application, valid except for the changes. */
export const application = (fields: FormChanges['fields'] = {}, more: FormChanges = {}): Bytes =>
  form('application', { fields, ...more });

/** The contact form, valid except for the changes. */
export const message = (fields: FormChanges['fields'] = {}, more: FormChanges = {}): Bytes =>
  form('message', { fields, ...more });

/** A valid application with these files. */
export const withFiles = (...files: NonNullable<FormChanges['files']>): Bytes => application({}, { files });

/** The login form. */
export const login =
  (fields: Readonly<Record<string, string>>, headers: Headers = {}): Bytes =>
  (place) => {
    const type = 'application/x-www-form-urlencoded';
    const own = { origin: `http://${place.host}`, 'content-type': type, ...headers };
    return http(place, 'POST', '/auth', own, new URLSearchParams(fields).toString());
  };

/** An arbitrary body for the application endpoint. */
export const body =
  (content: Text, headers: Headers = {}): Bytes =>
  (place) =>
    http(
      place,
      'POST',
      '/jobs/schnellbewerbung/senden',
      { origin: `http://${place.host}`, ...headers },
      Buffer.from(content),
    );
