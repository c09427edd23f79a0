import { isFinal } from '../../forms/usePrivatePage.ts';
import { Island } from '../../layout/Island/Island.tsx';
import { useSite } from '../../site/useSite.ts';
import { VisitPage, type VisitPageProps } from './VisitPage.tsx';

interface Props extends Pick<VisitPageProps, 'rejected'> {
  state: VisitPageProps['initial'];
}

/** Where a visit stands, and what its visitor can do about it; plain forms, which need no script. */
export function VisitPageView({ state, rejected }: Props) {
  const props = { initial: state, rejected, phone: useSite().configuration?.phone };
  if (isFinal(state)) return <VisitPage {...props} />;
  return <Island name="VisitPage" component={VisitPage} props={props} />;
}
