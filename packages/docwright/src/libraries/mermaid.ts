export { renderMermaidSVG } from 'beautiful-mermaid'
