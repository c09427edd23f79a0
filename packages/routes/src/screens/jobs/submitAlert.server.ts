import { readAlert } from '@group/content-client/alert/alert.schema';
import type { ActionFunctionArgs } from 'react-router';
import { submitPageForm } from '../../forms/submitForm.server.ts';

export const submitAlert = (args: ActionFunctionArgs) =>
  submitPageForm(args, { kind: 'alert', read: readAlert, mailsLink: true });
