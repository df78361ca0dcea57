import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core';

const navy: MantineColorsTuple = [
  '#EDF2F9',
  '#D3E1F4',
  '#B4CDF0',
  '#8DB8F5',
  '#6795DA',
  '#3E6FBF',
  '#2F5FAE',
  '#1D4E9E',
  '#14305C',
  '#0C1F40',
];

const gray: MantineColorsTuple = [
  '#F5F7FA',
  '#EDF1F7',
  '#E6EAF0',
  '#DFE4EC',
  '#7F8BA0',
  '#566277',
  '#566277',
  '#3A4860',
  '#22304A',
  '#0C1B33',
];

const dark: MantineColorsTuple = [
  '#E9EEF6',
  '#B9C4D6',
  '#93A1B8',
  '#93A1B8',
  '#26364E',
  '#1A2A42',
  '#111D2F',
  '#0B1422',
  '#0E1828',
  '#070D17',
];

export const theme = createTheme({
  primaryColor: 'navy',
  primaryShade: { light: 8, dark: 5 },
  black: '#0C1B33',
  colors: { navy, gray, dark },
  defaultRadius: 'md',
  radius: { xs: '4px', sm: '4px', md: '6px', lg: '10px', xl: '14px' },
  spacing: { xs: '8px', sm: '12px', md: '16px', lg: '24px', xl: '32px' },
  fontFamily: 'var(--sans)',
  fontSizes: { xs: '12px', sm: '13px', md: '14px', lg: '16px', xl: '17px' },
  lineHeights: { xs: '16px', sm: '18px', md: '20px', lg: '26px', xl: '24px' },
  headings: {
    fontFamily: 'var(--serif)',
    fontWeight: '560',
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: '32px', lineHeight: '38px' },
      h2: { fontSize: '22px', lineHeight: '28px' },
      h3: { fontSize: '17px', lineHeight: '24px' },
    },
  },
  shadows: { md: 'var(--shadow-float)', xl: 'var(--shadow-dialog)' },
  cursorType: 'pointer',
  respectReducedMotion: true,
  // Named here, not through Component.extend, so that the first load carries none of them.
  components: {
    Modal: {
      defaultProps: {
        radius: 'xl',
        centered: true,
        shadow: 'xl',
        lockScroll: false,
        transitionProps: { duration: 200, transition: 'fade' },
        overlayProps: { color: 'var(--scrim)', backgroundOpacity: 1 },
      },
    },
    Drawer: { defaultProps: { lockScroll: false, shadow: 'xl' } },
    Paper: { defaultProps: { withBorder: true, shadow: undefined, radius: 'lg' } },
    Table: { defaultProps: { striped: false, verticalSpacing: 'sm', horizontalSpacing: 'md' } },
    Menu: { defaultProps: { shadow: 'md', radius: 'md' } },
    Popover: { defaultProps: { shadow: 'md', radius: 'md' } },
    InputWrapper: {
      defaultProps: {
        withAsterisk: false,
        inputWrapperOrder: ['label', 'input', 'description', 'error'],
      },
    },
  },
});

/** Both schemes point at the same tokens: these carry their light and dark value themselves. */
const shared = {
  '--mantine-color-body': 'var(--page)',
  '--mantine-color-text': 'var(--ink)',
  '--mantine-color-dimmed': 'var(--muted)',
  '--mantine-color-placeholder': 'var(--muted)',
  '--mantine-color-error': 'var(--danger)',
  '--mantine-color-default': 'var(--surface)',
  '--mantine-color-default-hover': 'var(--hover)',
  '--mantine-color-default-color': 'var(--ink)',
  '--mantine-color-default-border': 'var(--line)',
  '--mantine-color-disabled': 'var(--disabled)',
  '--mantine-color-disabled-color': 'var(--on-disabled)',
  '--mantine-color-disabled-border': 'transparent',
};

export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {},
  light: { ...shared, '--mantine-color-anchor': 'var(--mantine-color-navy-7)' },
  dark: { ...shared, '--mantine-color-anchor': 'var(--mantine-color-navy-3)' },
});
