import { planned, screensOf } from '../../route-config.ts';

const screen = screensOf({ area: 'public', access: 'public' });

export const publicRows = [
  screen('/', 'Appearance coverage nationwide', 'areas/public/home.tsx', { render: 'prerender' }),
  screen('/login', 'Login to your Account', 'features/auth/login-page.tsx'),
  screen('/attorney/login', 'Login to your Account', 'features/auth/login-page.tsx'),
  screen('/admin/login', 'Login to your Account', 'features/auth/login-page.tsx'),
  screen('/logout', 'Logout', 'areas/public/logout.tsx'),
  screen('/password/recovery', 'Forgot Password', 'features/passwords/forgot-page.tsx'),
  screen('/password/recovery/:hash', 'New password', 'features/passwords/reset-page.tsx'),
  screen('/admin/forgot/password', 'Forgot Password', 'features/passwords/forgot-page.tsx'),
  screen('/admin/change_pwd/:hash', 'New password', 'features/passwords/reset-page.tsx'),
  screen('/signup', 'Sign up for appearance coverage', 'features/signup/client-signup-page.tsx'),
  screen(
    '/attorney/signup',
    'Sign up as an appearance attorney',
    'features/signup/attorney-signup-page.tsx',
  ),
  screen('/signup/verify/:hash', 'Confirm your email address', 'features/signup/verify-page.tsx'),
  screen('/protected', 'Access Denied', 'areas/public/protected.tsx'),
  // The links of a mail without their ids: they lead to the start.
  screen('/appearance/accept', 'Accept appearance', 'features/offers/open-by-mail-page.tsx'),
  screen('/appearance/reject', 'Reject appearance', 'features/offers/reject-by-mail-page.tsx'),
  screen('/404.html', 'Page Not Found', 'areas/public/not-found-page.tsx', {
    on: 'web',
    render: 'prerender',
  }),
  screen('/sitemap.html', 'Sitemap'),
  screen('/blog', 'Blog'),
  screen('/content/privacy-policy', 'Privacy Policy'),
  screen('/content/terms-condition', 'Terms and Conditions'),
  screen('/content/why-join', 'Why Join'),
  screen('/content/about-us', 'About Us'),
  screen('/content/fees', 'Services', 'features/services/services-page.tsx', {
    render: 'prerender',
  }),
  screen('/content/contact', 'Contact Us'),
  screen(
    '/content/court-info',
    'Court Information',
    'features/court-directory/court-info-page.tsx',
    { render: 'prerender' },
  ),
  screen('/content/faq', 'FAQ'),
  screen('/content/security', 'Security'),
  screen('/application_update', 'Update the app', planned, { on: 'mobile' }),
  screen('/v1/docs', 'API reference', 'features/api-docs/api-docs-page.tsx', { on: 'web' }),
  screen('/dev/kit', 'Component sheet', 'areas/dev/kit-page.tsx', { on: 'web', devOnly: true }),
];
