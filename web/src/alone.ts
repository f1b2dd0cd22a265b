/** Is there only the book, and no hall behind it? The program that serves it says so in the document. */
export const alone = document.documentElement.hasAttribute('data-book');
