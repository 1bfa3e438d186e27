import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { dictionary } from './src/words.ts';

export default defineConfig(({ mode }) => {
  const { API_URL: api = '' } = loadEnv(mode, import.meta.dirname, 'API_');
  if (!/^https?:/.test(api)) throw new Error('API_URL in .env has the address of the API, such as https://api.seller.nl.');
  return {
    plugins: [react()],
    // Words are compiled here, so that the page needs no parser of them.
    define: { DICTIONARY: JSON.stringify(dictionary), BACKEND_URL: JSON.stringify(api) },
    // All screens come at once, in 250 kB zipped: from then on each opens without waiting.
    build: { chunkSizeWarningLimit: 1000 },
    server: {
      port: 5173,
      strictPort: true,
      proxy: { '^/api/(account|auth|download|getTerms)': { target: api, changeOrigin: true } },
    },
    preview: { port: 5173, strictPort: true },
  };
});
