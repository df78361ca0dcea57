import './ui/styles/index.css';
import publicSans from '@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2?url';
import sourceSerif from '@fontsource-variable/source-serif-4/files/source-serif-4-latin-opsz-normal.woff2?url';
import { ColorSchemeScript, MantineProvider, mantineHtmlProps } from '@mantine/core';
import { type ReactNode, useContext } from 'react';
import {
  isRouteErrorResponse,
  Links,
  type LinksFunction,
  Meta,
  type MetaArgs,
  Outlet,
  Scripts,
  useRouteError,
} from 'react-router';
import { PublicShell } from './areas/public/layout.tsx';
import { NotFound } from './areas/public/not-found.tsx';
import { SomethingFailed } from './areas/public/something-failed.tsx';
import { useStartAtTop } from './areas/shell/use-start-at-top.ts';
import { brand } from './platform/brand.ts';
import { NonceContext } from './platform/nonce.ts';
import { unlistedMeta } from './platform/page-meta.ts';
import { startGuard } from './platform/start-guard.ts';
import classes from './root.module.css';
import { cssVariablesResolver, theme } from './ui/theme.ts';
import { Toasts } from './ui/toasts/toasts.tsx';

const font = (href: string) =>
  ({ rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous', href }) as const;

export const links: LinksFunction = () => [
  font(sourceSerif),
  font(publicSans),
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
];

export const meta = ({ error }: MetaArgs) => {
  if (isNotFound(error)) return unlistedMeta('Page Not Found');
  return error ? unlistedMeta('Something failed') : [{ title: brand.siteName }];
};

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useContext(NonceContext);
  return (
    <html lang="en" {...mantineHtmlProps}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#FFFFFF" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0B1422" />
        {/* oxlint-disable-next-line react/no-danger -- fixed text of our own, allowed by nonce or hash */}
        <script nonce={nonce} dangerouslySetInnerHTML={{ __html: startGuard }} />
        <ColorSchemeScript nonce={nonce} defaultColorScheme="auto" />
        <Meta />
        <Links nonce={nonce} />
      </head>
      <body>
        <p className={classes.startFailed} role="alert">
          This page could not be shown: a part of the site is missing. Please try again in a moment.
        </p>
        <MantineProvider
          theme={theme}
          cssVariablesResolver={cssVariablesResolver}
          defaultColorScheme="auto"
          getStyleNonce={() => nonce}
        >
          {children}
          <Toasts />
        </MantineProvider>
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

export default function Root() {
  useStartAtTop();
  return <Outlet />;
}

/** What the mobile build's one HTML file shows until its scripts have started. */
export function HydrateFallback() {
  return <div aria-busy="true" />;
}

export function ErrorBoundary() {
  const error = useRouteError();
  return <PublicShell>{isNotFound(error) ? <NotFound /> : <SomethingFailed />}</PublicShell>;
}

function isNotFound(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status === 404;
}
