import { Flex } from '@strapi/design-system';
import { Layouts, Page } from '@strapi/strapi/admin';
import { type ReactNode, useEffect, useId } from 'react';
import { takeFocus } from './takeFocus.ts';

interface Props {
  title: string;
  /** What the page is about, or was done last: when it changes, what was pressed is gone, and the title takes the focus. */
  subject?: string;
  subtitle?: string;
  navigationAction?: ReactNode;
  primaryAction?: ReactNode;
  children: ReactNode;
}

export function TitledPage({ title, subject, children, ...header }: Props) {
  const id = useId();
  useEffect(() => {
    if (subject) takeFocus(document.getElementById(id));
  }, [id, subject]);
  return (
    <Page.Main labelledBy={id}>
      <Page.Title>{title}</Page.Title>
      <Layouts.Header id={id} tabIndex={-1} title={title} {...header} />
      <Layouts.Content>
        <Flex direction="column" alignItems="stretch" gap={4} paddingBottom={8}>
          {children}
        </Flex>
      </Layouts.Content>
    </Page.Main>
  );
}
