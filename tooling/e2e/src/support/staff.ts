import { randomUUID } from 'node:crypto';
import type { TenantKey } from '@group/themes/registry';
import type { Editor } from './editor.ts';

/** A staff member with their credentials. */
export interface StaffMember {
  username: string;
  password: string;
  documentId: string;
}

/** A document that only the staff of one organisation may download. */
export interface InternalFile {
  title: string;
  fileName: string;
  content: string;
}

const users = '/content-manager/collection-types/plugin::users-permissions.user';
const collections = '/content-manager/collection-types/plugin::content';

async function company(editor: Editor, key: TenantKey) {
  return { connect: [{ id: 0, documentId: await editor.documentId('company', 'key', key) }] };
}

/** Creates a staff account with a unique name for organisations, as an administrator. */
export async function addStaff(
  editor: Editor,
  belongs: readonly TenantKey[],
  rights: { statesPlaces?: boolean } = {},
): Promise<StaffMember> {
  const username = `team-${randomUUID()}`;
  const password = `Nur-fuer-diese-Probe-${randomUUID()}`;
  const { roles = [] } = await editor.call('GET', '/users-permissions/roles');
  const role = roles.find(({ type }) => type === 'authenticated')?.id;
  const links = await Promise.all(belongs.map((key) => company(editor, key)));
  const made = await editor.call('POST', users, {
    username,
    password,
    email: `${username}@personal.example`,
    confirmed: true,
    blocked: false,
    ...rights,
    role: { connect: [{ id: role }] },
    companies: { connect: links.flatMap(({ connect }) => connect) },
  });
  return { username, password, documentId: made.documentId ?? '' };
}

export async function blockStaff(editor: Editor, { documentId }: StaffMember): Promise<void> {
  await editor.call('PUT', `${users}/${documentId}`, { blocked: true });
}

/** Publishes internal news and a document for the staff of an organisation. */
export async function addInternal(editor: Editor, key: TenantKey, news: string, file: InternalFile): Promise<void> {
  const form = new FormData();
  form.append('files', new Blob([file.content], { type: 'application/pdf' }), file.fileName);
  const upload = await editor.call('POST', '/upload/files', form);
  const owner = await company(editor, key);
  await editor.call('POST', `${collections}.internal-document`, { title: file.title, upload, company: owner });
  const body = [{ type: 'paragraph', children: [{ type: 'text', text: news }] }];
  await editor.call('POST', `${collections}.internal-news`, { title: news, date: '2026-11-21', body, company: owner });
}
