import { reactRouter } from '@react-router/dev/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vite';

export default defineConfig(({ command }) => ({
  plugins: [vanillaExtractPlugin(), reactRouter()],
  server: { port: Number(process.env.PORT || 3000), strictPort: true, host: process.env.HOST || '127.0.0.1' },
  // One file that runs without node_modules, but for the native picture library.
  ...(command === 'build' && {
    environments: {
      ssr: {
        resolve: { noExternal: true, external: ['sharp'] },
        build: { rolldownOptions: { input: './src/server.ts' } },
      },
    },
  }),
}));
