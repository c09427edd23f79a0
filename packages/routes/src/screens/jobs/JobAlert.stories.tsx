import type { Meta, StoryObj } from '@storybook/react-vite';
import { formToken, notSent } from '../../forms/formAnswer.fixture.ts';
import { inPage } from '../../testing/inPage.tsx';
import { JobAlertPageView } from './JobAlertPageView.tsx';
import { JobAlertView, type JobAlertViewProps } from './JobAlertView.tsx';

export default { title: 'JobAlert' } satisfies Meta;

const form = (props: Partial<JobAlertViewProps> = {}): StoryObj => ({
  decorators: [inPage('/jobs/stellenabo')],
  render: () => (
    <JobAlertView
      formToken={formToken}
      filter={{ area: 'care' }}
      companies={[]}
      places={['Aeugst am See', 'Geerenwil']}
      picksApprenticeships
      mails
      {...props}
    />
  ),
});

const page = (alert: Parameters<typeof JobAlertPageView>[0]['alert'], renewable = false): StoryObj => ({
  decorators: [inPage('/meine/stellenabo/x')],
  render: () => <JobAlertPageView alert={alert} renewable={renewable} />,
});

const wish = { area: 'care', employer: 'Tabor', place: '', workload: '80', apprenticeships: '1', endsAt: null };

export const Form = form();
export const WithoutAddress = form({ answer: notSent({ problems: { email: 'missing' } }) });
export const Sent = form({ answer: { sent: 'K7QM-3F9X' } });
export const WithoutMails = form({ mails: false });
export const ToConfirm = page(wish);
export const Confirmed = page({ ...wish, endsAt: '2099-05-28T08:00:00.000Z' });
export const NearTheEnd = page({ ...wish, endsAt: '2099-05-28T08:00:00.000Z' }, true);
export const Ended = page(null);
