import { planned, screensOf } from '../../route-config.ts';

const screen = screensOf({ area: 'public', access: 'public' });

export const publicRows = [
  screen('/', 'Appearance coverage nationwide', 'areas/public/home.tsx', { render: 'prerender' }),
  screen('/login', 'Login to your Account'),
  screen('/attorney/login', 'Login to your Account'),
  screen('/admin/login', 'Login to your Account'),
  screen('/logout', 'Logout'),
  screen('/password/recovery', 'Forgot Password'),
  screen('/password/recovery/:hash', 'New password'),
  screen('/admin/forgot/password', 'Forgot Password'),
  screen('/admin/change_pwd/:hash', 'New password'),
  screen('/signup', 'Sign up for appearance coverage'),
  screen('/attorney/signup', 'Sign up as an appearance attorney'),
  screen('/signup/verify/:hash', 'Confirm your email address'),
  screen('/protected', 'Access Denied'),
  screen('/404.html', 'Page Not Found', planned, { on: 'web' }),
  screen('/sitemap.html', 'Sitemap'),
  screen('/blog', 'Blog'),
  screen('/content/privacy-policy', 'Privacy Policy'),
  screen('/content/terms-condition', 'Terms and Conditions'),
  screen('/content/why-join', 'Why Join'),
  screen('/content/about-us', 'About Us'),
  screen('/content/fees', 'Services'),
  screen('/content/contact', 'Contact Us'),
  screen('/content/court-info', 'Court Information'),
  screen('/content/faq', 'FAQ'),
  screen('/content/security', 'Security'),
  screen('/application_update', 'Update the app', planned, { on: 'mobile' }),
  screen('/v1/docs', 'API reference', 'features/api-docs/api-docs-page.tsx', { on: 'web' }),
  screen('/dev/kit', 'Component sheet', 'areas/dev/kit-page.tsx', { on: 'web', devOnly: true }),
];
