import { defineConfig } from 'eslint/config';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

const clock =
  'Time enters as `clock` or `today`, so that tests and two processes agree; only an app’s wiring reads the real clock.';

export default defineConfig(
  { ignores: ['dist/', '.next/', 'storybook-static/', '.results/', 'next-env.d.ts', '.data/'] },
  tseslint.configs.recommended,
  {
    languageOptions: { globals: { ...globals.node, ...globals.browser } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'no-restricted-syntax': [
        'error',
        { selector: "NewExpression[callee.name='Date'][arguments.length=0]", message: clock },
        { selector: "CallExpression[callee.object.name='Date'][callee.property.name='now']", message: clock },
      ],
      'no-restricted-globals': ['error', { name: 'process', message: 'The environment is read in one `env.ts` per app.' }],
      eqeqeq: ['error', 'smart'],
      'no-console': 'error',
    },
  },
  { files: ['**/*.tsx'], extends: [jsxA11y.flatConfigs.recommended, reactHooks.configs.flat.recommended] },
  {
    // Wiring: the only places that see the real clock, the environment and the terminal.
    files: [
      '**/env.ts',
      '**/main.{ts,tsx}',
      '**/server.ts',
      '**/*.config.{js,ts,mjs}',
      '**/*.{mjs,cjs}',
      '**/*.test.*',
      '**/e2e/**',
      '**/bench/**',
      '**/visual/**',
      '**/scripts/**',
      '**/*.stories.tsx',
      'src/*.js',
    ],
    rules: { 'no-restricted-globals': 'off', 'no-restricted-syntax': 'off', 'no-console': 'off' },
  },
);
