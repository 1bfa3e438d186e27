import { addons } from 'storybook/manager-api';
import { houseStyle } from './house-style.js';

addons.setConfig({ theme: houseStyle });
