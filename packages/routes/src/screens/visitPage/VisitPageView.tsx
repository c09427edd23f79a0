import { useMessages } from '@group/ui/messages/LanguageProvider';
import { FormTitle, rejected } from '../../forms/FormTitle.tsx';
import { isFinal } from '../../forms/usePrivatePage.ts';
import { Island } from '../../layout/Island/Island.tsx';
import { useSite } from '../../site/useSite.ts';
import { visitPageMessages } from './visitPage.messages.ts';
import { VisitPage, type VisitPageProps } from './VisitPage.tsx';

interface Props extends Pick<VisitPageProps, 'rejected'> {
  state: VisitPageProps['initial'];
}

/** Where a visit stands, and what its visitor can do about it; plain forms, which need no script. */
export function VisitPageView({ state, ...answer }: Props) {
  const { title } = useMessages(visitPageMessages);
  const props = { initial: state, ...answer, phone: useSite().configuration?.phone };
  return (
    <>
      <FormTitle title={title} answer={answer.rejected && rejected} />
      {isFinal(state) ? <VisitPage {...props} /> : <Island name="VisitPage" component={VisitPage} props={props} />}
    </>
  );
}
