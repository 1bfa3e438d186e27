import { overrideTexts } from '@pomp/language';
import { compileDictionary } from '@pomp/language/compile';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { overrides, words } from './src/words';

// Compiled here, so that the page needs no parser of words.
const dictionary = overrideTexts(compileDictionary(words), compileDictionary(overrides));

export default defineConfig({ plugins: [react()], define: { DICTIONARY: JSON.stringify(dictionary) } });
