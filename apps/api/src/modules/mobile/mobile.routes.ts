import { mobile } from '@courtside/contract/mobile';
import type { Module } from '../../platform/http/context.ts';
import { route } from '../../platform/http/route.ts';

/** Build 103004 is version 1.3.4, the newest in the stores. */
const newestBuild = 103_004;

export const mobileModule: Module = (app, platform) => {
  route(app, platform, mobile.version, async () => ({ version: newestBuild }));
};
