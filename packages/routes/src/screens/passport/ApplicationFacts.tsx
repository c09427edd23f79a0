import type { Passport } from '@group/content-client/contract/passport';
import { type FileType, fileEndings } from '@group/content-client/contract/submissions/files';
import { DescriptionList } from '@group/ui/DescriptionList';
import { formatDate, formatFileSize } from '@group/ui/messages/format';
import { useLanguage, useMessages } from '@group/ui/messages/LanguageProvider';
import { passportMessages } from './passport.messages.ts';

const isKnown = (type: string): type is FileType => Object.hasOwn(fileEndings, type);

interface Props {
  passport: Passport;
  /** Its name, unless the heading says it. */
  house?: string;
}

/** House, job, dates and files. Files have kinds in place of names, which may be those of a person. */
export function ApplicationFacts({ passport, house }: Props) {
  const messages = useMessages(passportMessages);
  const language = useLanguage();
  const { reference, jobTitle, acceptedAt, toldAt, answerBy, erasedBy, files } = passport;
  const on = (instant: string): string => formatDate(language, new Date(instant));
  const sizes = files.map(({ type, bytes }) => {
    const kind = isKnown(type) ? fileEndings[type][0].toUpperCase() : messages.file;
    return `${kind} (${formatFileSize(language, bytes)})`;
  });
  const facts = [
    ...(house ? [{ term: messages.house, description: house }] : []),
    { term: messages.job, description: jobTitle || messages.noJob },
    { term: messages.arrived, description: on(acceptedAt) },
    ...(toldAt ? [{ term: messages.told, description: on(toldAt) }] : []),
    ...(answerBy ? [{ term: messages.answerBy, description: on(answerBy) }] : []),
    { term: messages.files, description: sizes.join(', ') || messages.noFiles },
    { term: messages.erasedBy, description: erasedBy ? on(erasedBy) : messages.personnelFile },
    { term: messages.referenceName, description: reference },
  ];
  return <DescriptionList facts={facts} terms="beside" />;
}
