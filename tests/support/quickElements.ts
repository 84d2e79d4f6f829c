// Removes `console.createTask` before React loads. With this function, React creates a
// developer-tools task for each element, and spends about 2 % of a component test's time on these
// tasks.
Reflect.deleteProperty(console, 'createTask')
