/** Is nothing of this hall real? The program says so in the document, so that every page knows it at once. */
export const demo = document.documentElement.hasAttribute('data-demo');
