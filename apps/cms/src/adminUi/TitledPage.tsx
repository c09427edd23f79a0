import { Flex } from '@strapi/design-system';
import { Layouts, Page } from '@strapi/strapi/admin';
import type { ReactNode } from 'react';

interface Props {
  title: string;
  subtitle?: string;
  navigationAction?: ReactNode;
  primaryAction?: ReactNode;
  children: ReactNode;
}

export const TitledPage = ({ title, children, ...header }: Props) => (
  <Page.Main>
    <Page.Title>{title}</Page.Title>
    <Layouts.Header title={title} {...header} />
    <Layouts.Content>
      <Flex direction="column" alignItems="stretch" gap={4} paddingBottom={8}>
        {children}
      </Flex>
    </Layouts.Content>
  </Page.Main>
);
