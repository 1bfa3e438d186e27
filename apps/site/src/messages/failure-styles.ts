// For the page that stands in for the whole site. Left out while developing: see next.config.mjs.
import '@pomp/design-system/styles.css';
