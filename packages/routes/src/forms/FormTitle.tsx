import { formMessages } from '@group/ui/form/messages';
import { useMessages } from '@group/ui/messages/LanguageProvider';
import { documentTitle, siteName } from '../site/site.ts';
import { useSite } from '../site/useSite.ts';

interface FormTitles {
  /** Title of the page with the form. */
  title: string;
  /** Title of the page that confirms it; by default the same. */
  sentTitle?: string;
  /** Without a reference where the form was rejected. */
  answer: { sent?: string | undefined } | undefined;
}

/** The answer to a form that was rejected, for a page that knows no more of it. */
export const rejected: FormTitles['answer'] = {};

/** The first part of the document's title, which screen readers announce first. */
export function useFormTitle({ title, sentTitle = title, answer }: FormTitles): string {
  const { error } = useMessages(formMessages);
  if (!answer) return title;
  return answer.sent === undefined ? `${error} ${title}` : sentTitle;
}

/** The document's title, which says whether the form was sent. React moves it into the head. */
export function FormTitle(titles: FormTitles) {
  return <title>{documentTitle(useFormTitle(titles), siteName(useSite()))}</title>;
}
