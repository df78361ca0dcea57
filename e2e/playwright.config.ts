import { defineConfig } from '@playwright/test';

// The global setup sets BASE_URL; each worker reads this file after it.
const { CHROME_PATH: executablePath = 'chromium', BASE_URL: baseURL } = process.env;

export default defineConfig({
  testDir: '.',
  globalSetup: './global-setup.ts',
  outputDir: '../test-results',
  workers: 2,
  fullyParallel: true,
  retries: 0,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  use: {
    ...(baseURL && { baseURL }),
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    // A journey that only one of the two can walk, or whose outcome no screen's size changes, says so in
    // its title. Every screen is visited in both sizes all the same.
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } }, grepInvert: /@phone/ },
    {
      name: 'phone',
      use: { viewport: { width: 390, height: 844 }, hasTouch: true },
      // Who may go where does not depend on the size of the screen.
      grepInvert: /every protected address|@desktop/,
    },
  ],
});
