import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { mergeConfig } from 'vite';
import { examplePictures } from './examplePictures.ts';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    '../docs/*.mdx',
    '../src/**/*.stories.tsx',
    { directory: '../../../packages/ui/src', files: '**/*.stories.tsx', titlePrefix: 'Components' },
    { directory: '../../../packages/routes/src', files: '**/*.stories.tsx', titlePrefix: 'Screens' },
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  features: { sidebarOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) => mergeConfig(vite, { plugins: [vanillaExtractPlugin(), examplePictures()] }),
};

export default config;
