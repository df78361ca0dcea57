import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { buildTarget } from './src/build-target.ts';
import { singleIcons } from './vite/single-icons.ts';
import { throwMissingParts } from './vite/throw-missing-parts.ts';

// These browsers know light-dark(). Older targets would have it rewritten into variables that
// ignore the color scheme the visitor chose.
const browsers = ['chrome123', 'edge123', 'firefox128', 'safari17.5'];

export default defineConfig(({ command }) => ({
  plugins: [singleIcons(), throwMissingParts(), reactRouter()],
  build: { target: browsers, cssTarget: browsers },
  // Bundled into the server build, these start in milliseconds instead of thousands of files.
  ssr: { noExternal: command === 'build' ? [/^@tabler\//, /^@mantine\//] : [/^@tabler\//] },
  // Found one by one, each of these would reload the page of whoever opens it first.
  optimizeDeps: {
    include: [
      '@mantine/core',
      '@tanstack/react-query',
      'react-hook-form',
      '@hookform/resolvers/zod',
      'zod',
    ],
    exclude: ['@tabler/icons-react'],
  },
  define: {
    'process.env.COURTSIDE_BUILD': JSON.stringify(buildTarget.kind),
    'process.env.COURTSIDE_DEV_PAGES': JSON.stringify(buildTarget.devPages ? '1' : '0'),
  },
}));
