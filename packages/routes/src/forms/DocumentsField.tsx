import { acceptedEndings, maxFileBytes, maxFiles } from '@group/content-client/contract/submissions/files';
import { FileField, type FileFieldProps } from '@group/ui/form/FileField';
import { useMessages } from '@group/ui/messages/LanguageProvider';
import { chosenFileProblem } from './chosenFileProblem.ts';
import { fileMessages } from './file.messages.ts';
import { smallerPhoto } from './smallerPhoto.ts';

/** Takes the documents of an application: refuses early what the server would refuse, and makes photos smaller. */
export function DocumentsField(props: Pick<FileFieldProps, 'name' | 'label' | 'hint' | 'error' | 'optional'>) {
  const messages = useMessages(fileMessages);
  return (
    <FileField
      {...props}
      accept={acceptedEndings}
      maxFiles={maxFiles}
      maxBytes={maxFileBytes}
      problemOf={async (file) => {
        const problem = await chosenFileProblem(file);
        return problem && messages[problem](file.name);
      }}
      prepare={smallerPhoto}
    />
  );
}
