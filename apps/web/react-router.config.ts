import type { Config } from '@react-router/dev/config';
import { buildTarget } from './src/build-target.ts';
import { rows } from './src/routes.ts';

export default {
  appDirectory: 'src',
  buildDirectory:
    process.env.COURTSIDE_BUILD_DIR ?? (buildTarget.kind === 'mobile' ? 'build-mobile' : 'build'),
  ssr: buildTarget.kind === 'web',
  prerender:
    buildTarget.kind === 'web' &&
    rows.filter((row) => row.render === 'prerender').map((row) => row.path),
} satisfies Config;
